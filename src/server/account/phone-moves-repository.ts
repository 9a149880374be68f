import { lock } from '../database/lock.ts';
import type { Database, DatabaseTransaction } from '../database/transaction.ts';
import { cancel, enqueue } from '../messaging/messages-repository.ts';
import { assertNotReserved, undoWindow } from './former-phones-repository.ts';

/** Of a student from one phone to another. */
export interface Move {
  readonly studentId: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

/** Gives a student another phone. Codes that were sent before are worth nothing afterwards. */
export async function movePhone(trx: DatabaseTransaction, { studentId, from, to, at }: Move): Promise<void> {
  await trx.updateTable('students').set({ phone: to }).where('id', '=', studentId).execute();
  await assertNotReserved(trx, to, at, studentId);
  await trx.deleteFrom('reset_codes').where('student_id', '=', studentId).execute();
  await cancel(trx, 'reset-code', from);
}

/** Says to a phone that its account's number was changed: of use for as long as its owner can do something about it. */
export function enqueueChangeNotice(
  trx: DatabaseTransaction,
  applicationId: string,
  phone: string,
  at: number,
) {
  const message = { kind: 'phone-changed', applicationId, phone } as const;
  return enqueue(trx, message, { at, expiresAt: at + undoWindow });
}

/** The change by which a student has this phone, where no code that was sent to it has been used. */
export const unverifiedChange = (database: Database, phone: string) =>
  database
    .selectFrom('students')
    .innerJoin('phone_changes', 'phone_changes.student_id', 'students.id')
    .innerJoin('applications', 'applications.student_id', 'students.id')
    .where('students.phone', '=', phone)
    .whereRef('phone_changes.new_phone', '=', 'students.phone')
    .where('phone_changes.proven_at', 'is', null)
    .orderBy('phone_changes.number', 'desc')
    .select([
      'students.id as studentId',
      'applications.id as applicationId',
      'applications.status',
      'phone_changes.number',
      'phone_changes.old_phone as oldPhone',
    ])
    .executeTakeFirst();

/**
 * Sends a student who has such a phone back to the one before, so that its owner can apply with it; the one before
 * is told. Anybody can ask for this by an application, so it is not done to a student whom the office has decided
 * about: who pays back an advance shall not lose a number so.
 */
export async function revertUnverifiedChange(trx: DatabaseTransaction, phone: string, at: number) {
  const found = await unverifiedChange(trx, phone);
  if (!found) return;
  const { studentId, applicationId } = found;
  await lock(trx, 'students').where('id', '=', studentId).execute();
  const change = await unverifiedChange(trx, phone);
  if (change?.status !== 'open') return;
  await trx
    .deleteFrom('phone_changes')
    .where('student_id', '=', studentId)
    .where('number', '>=', change.number)
    .execute();
  await movePhone(trx, { studentId, from: phone, to: change.oldPhone, at });
  await enqueueChangeNotice(trx, applicationId, change.oldPhone, at);
}
