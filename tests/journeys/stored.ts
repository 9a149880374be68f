import { expect, type Page } from '@playwright/test';
import type { Portal } from './portal.ts';

/* What the lender's record has of a phone, read past the server. */

const ofPhone = 'join students s on s.id = a.student_id where s.phone = $1';

export const applicationsOf = ({ rows }: Portal, phone: string) =>
  rows(`select a.*, s.phone, s.password_hash from applications a ${ofPhone}`, phone);

export const invoicesOf = ({ rows }: Portal, phone: string) =>
  rows(`select f.* from invoice_files f join applications a on a.id = f.application_id ${ofPhone}`, phone);

/** The page says that the application was sent, and the record has it once. */
export async function expectSentOnce(page: Page, portal: Portal, phone: string): Promise<void> {
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  expect(await applicationsOf(portal, phone)).toHaveLength(1);
}
