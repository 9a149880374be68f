import { isUniqueViolation } from '../database/store-errors.ts';
import { type Database, type DatabaseTransaction, lock, transaction } from '../database/transaction.ts';

const day = 24 * 60 * 60_000;

/** How long a student's former phone can undo the change, and cannot be another student's. */
export const undoWindow = 7 * day;

const changesFrom = (database: Database, phone: string, at: number) =>
  database
    .selectFrom('phone_changes')
    .where('old_phone', '=', phone)
    .where('changed_at', '>', at - undoWindow);

/** The student who has this phone, or had it recently: Forgot Password resets this student. */
export async function ownerOf(database: Database, phone: string, at: number): Promise<string | undefined> {
  const holder = await database
    .selectFrom('students')
    .where('phone', '=', phone)
    .select('id')
    .executeTakeFirst();
  if (holder) return holder.id;
  const change = await changesFrom(database, phone, at).select('student_id').executeTakeFirst();
  return change?.student_id;
}

/** Finds the owner as `ownerOf` does, and locks the student's row. */
export async function lockOwner(trx: DatabaseTransaction, phone: string, at: number) {
  const id = await ownerOf(trx, phone, at);
  if (id === undefined) return undefined;
  await lock(trx, 'students').where('id', '=', id).execute();
  return (await ownerOf(trx, phone, at)) === id ? id : undefined;
}

/** A transaction that gives a student a phone; undefined, with nothing changed, where it is or was lately another's. */
export async function ifPhoneFree<Result>(
  database: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await transaction(database, work);
  } catch (error) {
    if (isUniqueViolation(error) || error instanceof PhoneReservedError) return undefined;
    throw error;
  }
}

class PhoneReservedError extends Error {}

/**
 * Rolls back the transaction that has just given a student this phone, if another had it lately and may want it back.
 * Checked before the write it would miss a concurrent change.
 */
export async function assertNotReserved(
  trx: DatabaseTransaction,
  phone: string,
  at: number,
  studentId: string,
): Promise<void> {
  const others = changesFrom(trx, phone, at).where('student_id', '<>', studentId).select('id');
  if (await others.executeTakeFirst()) throw new PhoneReservedError();
}

/** Undoes the student's changes since this phone was theirs. False, and nothing is undone, where there are none. */
export async function revertChangesSince(
  trx: DatabaseTransaction,
  studentId: string,
  phone: string,
  at: number,
): Promise<boolean> {
  const first = await changesFrom(trx, phone, at)
    .where('student_id', '=', studentId)
    .orderBy('number')
    .select('number')
    .executeTakeFirst();
  if (!first) return false;
  await trx
    .deleteFrom('phone_changes')
    .where('student_id', '=', studentId)
    .where('number', '>=', first.number)
    .execute();
  return true;
}

/** Gives a student the phone whose code was used, and marks it as proven. */
export async function claimPhone(trx: DatabaseTransaction, studentId: string, phone: string, at: number) {
  await revertChangesSince(trx, studentId, phone, at);
  await trx.updateTable('students').set({ phone }).where('id', '=', studentId).execute();
  await trx
    .updateTable('phone_changes')
    .set({ proven_at: at })
    .where('student_id', '=', studentId)
    .where('new_phone', '=', phone)
    .execute();
}
