import type { Portal } from './portal.ts';

/* What the lender's record has of a phone, read past the server. */

const ofPhone = 'join students s on s.id = a.student_id where s.phone = $1';

export const applicationsOf = ({ rows }: Portal, phone: string) =>
  rows(`select a.*, s.phone, s.password_hash from applications a ${ofPhone}`, phone);

export const invoicesOf = ({ rows }: Portal, phone: string) =>
  rows(`select f.* from invoice_files f join applications a on a.id = f.application_id ${ofPhone}`, phone);
