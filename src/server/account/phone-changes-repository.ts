import { lockVerified, type VerifiedStudent } from '../auth/students-repository.ts';
import { newId } from '../auth/tokens.ts';
import { isUniqueViolation } from '../database/store-errors.ts';
import { type Database, type DatabaseTransaction, lock, transaction } from '../database/transaction.ts';
import { enqueue, withdrawMessages } from '../messaging/messages-repository.ts';
import type { AccountEdit } from './account-edit.ts';

const day = 24 * 60 * 60_000;

/** Changes of the phone number are limited, because each one sends a WhatsApp message. */
const maxChangesPerDay = 5;

interface Applicant extends VerifiedStudent {
  readonly applicationId: string;
}

/**
 * - 'changed back': the new number is the student's current number, or one that the student gave up in the
 *   last seven days. In the second case, that change and all later ones are undone.
 * - 'not proven': the password was replaced after it was checked.
 */
type ChangeResult = 'changed' | 'changed back' | 'taken' | 'too often' | 'not proven';

export function createPhoneChanges(database: Database, now: () => number) {
  return {
    /**
     * Stores the new phone number and email address, and enqueues a message to the former number. If the
     * student had the new number in the last seven days, undoes all changes since then and sends no message.
     */
    async change(student: Applicant, { phone, email }: AccountEdit): Promise<ChangeResult> {
      const { studentId, applicationId } = student;
      const at = now();
      const changed = await ifPhoneFree(database, async (trx): Promise<ChangeResult> => {
        const oldPhone = await lockVerified(trx, student);
        if (oldPhone === undefined) return 'not proven';
        const isBack = oldPhone === phone || (await revertChangesSince(trx, studentId, phone, at));
        const move = { studentId, from: oldPhone, to: phone, at };
        if (!isBack) {
          if (!(await mayChange(trx, applicationId, at))) return 'too often';
          const former = await recordChange(trx, move);
          await enqueueChangeNotice(trx, applicationId, former, at);
        }
        await trx.updateTable('applications').set({ email }).where('id', '=', applicationId).execute();
        await movePhone(trx, move);
        return isBack ? 'changed back' : 'changed';
      });
      return changed ?? 'taken';
    },

    /**
     * Returns whether the number is unverified: a student changed to it, but has not yet entered a code that
     * was sent to it.
     */
    isUnverified: async (phone: string) => (await unverifiedChange(database, phone)) !== undefined,

    list: (studentId: string) =>
      database
        .selectFrom('phone_changes')
        .where('student_id', '=', studentId)
        .orderBy('number')
        .select([
          'old_phone as oldPhone',
          'new_phone as newPhone',
          'changed_at as changedAt',
          'proven_at as provenAt',
        ])
        .execute(),
  };
}

/**
 * Returns whether the student has changed the number fewer than `maxChangesPerDay` times in the last 24
 * hours. Counts the messages about changes rather than the rows of `phone_changes`, because undoing a change
 * deletes its row.
 */
async function mayChange(trx: DatabaseTransaction, applicationId: string, at: number): Promise<boolean> {
  const notices = await trx
    .selectFrom('messages')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'phone-changed')
    .where('created_at', '>', at - day)
    .select('id')
    .execute();
  return notices.length < maxChangesPerDay;
}

/**
 * Records the change and returns the number to notify, which is usually `from`. If the student changed to
 * `from` less than a day ago and never verified it, `from` was probably mistyped. The two changes are then
 * merged into one, and the number before the first change is returned.
 */
async function recordChange(trx: DatabaseTransaction, { studentId, from, to, at }: Move): Promise<string> {
  const last = await trx
    .selectFrom('phone_changes')
    .where('student_id', '=', studentId)
    .orderBy('number', 'desc')
    .select(['id', 'number', 'old_phone', 'changed_at', 'proven_at'])
    .executeTakeFirst();
  if (last && last.proven_at === null && last.changed_at > at - day) {
    const corrected = { new_phone: to, changed_at: at };
    await trx.updateTable('phone_changes').set(corrected).where('id', '=', last.id).execute();
    return last.old_phone;
  }
  await trx
    .insertInto('phone_changes')
    .values({
      id: newId(),
      student_id: studentId,
      number: (last?.number ?? 0) + 1,
      old_phone: from,
      new_phone: to,
      changed_at: at,
      proven_at: null,
    })
    .execute();
  return from;
}

interface Move {
  readonly studentId: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

async function movePhone(trx: DatabaseTransaction, { studentId, from, to, at }: Move): Promise<void> {
  await trx.updateTable('students').set({ phone: to }).where('id', '=', studentId).execute();
  await assertNotReserved(trx, to, at, studentId);
  await trx.deleteFrom('reset_codes').where('student_id', '=', studentId).execute();
  await withdrawMessages(trx, { kind: 'reset-code', phone: from });
}

function enqueueChangeNotice(trx: DatabaseTransaction, applicationId: string, phone: string, at: number) {
  const message = { kind: 'phone-changed', applicationId, phone } as const;
  return enqueue(trx, message, { at, expiresAt: at + undoWindow });
}

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

/**
 * Restores a student's previous number if the change to `phone` was never verified, so that the real owner of
 * `phone` can apply. Anybody can trigger this by applying with `phone`, so numbers are restored only before
 * the office has decided about the student's application.
 */
export async function revertUnverifiedChange(trx: DatabaseTransaction, phone: string, at: number) {
  const found = await unverifiedChange(trx, phone);
  if (!found) return;
  const { studentId, applicationId } = found;
  await lock(trx, 'students').where('id', '=', studentId).execute();
  const change = await unverifiedChange(trx, phone);
  if (change?.status !== 'open') return;
  await deleteChangesFrom(trx, studentId, change.number);
  await movePhone(trx, { studentId, from: phone, to: change.oldPhone, at });
  await enqueueChangeNotice(trx, applicationId, change.oldPhone, at);
}

/** The time in ms for which the student can undo a change, and nobody else can take the former number. */
const undoWindow = 7 * day;

const changesFrom = (database: Database, phone: string, at: number) =>
  database
    .selectFrom('phone_changes')
    .where('old_phone', '=', phone)
    .where('changed_at', '>', at - undoWindow);

/**
 * Returns the id of the student who has the number. If nobody has it, returns the id of the student who
 * changed from it to another number in the last seven days, or undefined if there is none.
 */
export async function currentOrRecentOwnerOf(
  database: Database,
  phone: string,
  at: number,
): Promise<string | undefined> {
  const holder = await database
    .selectFrom('students')
    .where('phone', '=', phone)
    .select('id')
    .executeTakeFirst();
  if (holder) return holder.id;
  const change = await changesFrom(database, phone, at).select('student_id').executeTakeFirst();
  return change?.student_id;
}

/**
 * Locks the row of the student who is the number's current or recent owner, and returns the student's id.
 * Returns undefined if there is no owner, or if the owner changed before the row was locked.
 */
export async function lockOwner(trx: DatabaseTransaction, phone: string, at: number) {
  const id = await currentOrRecentOwnerOf(trx, phone, at);
  if (id === undefined) return undefined;
  await lock(trx, 'students').where('id', '=', id).execute();
  return (await currentOrRecentOwnerOf(trx, phone, at)) === id ? id : undefined;
}

/**
 * Runs `work` in a transaction. Rolls back and returns undefined if the phone number that `work` writes
 * belongs to another student or is reserved for another student (see {@link undoWindow}).
 */
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
 * Throws if another student changed from this phone number and can still undo the change. The error rolls the
 * transaction back. Call this after writing the number, because an earlier check could miss a concurrent
 * change.
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

async function revertChangesSince(
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
  await deleteChangesFrom(trx, studentId, first.number);
  return true;
}

function deleteChangesFrom(trx: DatabaseTransaction, studentId: string, number: number) {
  return trx
    .deleteFrom('phone_changes')
    .where('student_id', '=', studentId)
    .where('number', '>=', number)
    .execute();
}

/**
 * Makes `phone` the student's number again if necessary, and marks it as verified. The caller must have
 * checked a code that was sent to this number.
 */
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
