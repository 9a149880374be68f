import { lock } from '../database/lock.ts';
import type { Database, DatabaseTransaction } from '../database/transaction.ts';
import { enqueueChangeNotice, movePhone } from './phone-moves-repository.ts';

/** The change by which a student has this phone, where no code that was sent to it has been used. */
const unverifiedChange = (database: Database, phone: string) =>
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

/** Whether the phone may be a stranger's: its student changed to it and has never shown that it is theirs. */
export async function isUnverified(database: Database, phone: string): Promise<boolean> {
  return (await unverifiedChange(database, phone)) !== undefined;
}

/**
 * Sends a student who has such a phone back to the one before, so that its owner can apply with it; the one before
 * is told. Anybody can ask for this by an application, so it is not done to a student whom the office has decided
 * about: who pays back an advance shall not lose a number so.
 */
export async function revertUnverifiedChange(
  trx: DatabaseTransaction,
  phone: string,
  at: number,
): Promise<void> {
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
  await enqueueChangeNotice(trx, { applicationId, phone: change.oldPhone, at });
}
