import { lockVerified, type VerifiedStudent } from '../auth/students-repository.ts';
import { newId } from '../auth/tokens.ts';
import { isUniqueViolation } from '../database/store-errors.ts';
import { type Database, type DatabaseTransaction, lock, transaction } from '../database/transaction.ts';
import { cancel, enqueue } from '../messaging/messages-repository.ts';
import type { AccountEdit } from './account-edit.ts';

const day = 24 * 60 * 60_000;

/**
 * Maximum phone number changes of one student in 24 hours, because each change sends a message to the previous number.
 */
const mostChangesADay = 5;

interface Applicant extends VerifiedStudent {
  readonly applicationId: string;
}

/**
 * Result of a requested phone number change. Only 'changed' and 'changed back' mean that the number was stored.
 * 'taken': the number is another student's. 'not proven': the password was replaced after the request's password check.
 */
type ChangeResult = 'changed' | 'changed back' | 'taken' | 'too often' | 'not proven';

export function createPhoneChanges(database: Database, now: () => number) {
  return {
    /**
     * Gives a student a new phone number and sends a message to the old one. If the new number is a former number of
     * the student, to which the student may still go back, undoes the changes made since the student had that number
     * instead.
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
     * Tells whether a student got this phone number by changing to it, and has never entered a code that was sent to
     * it.
     */
    isUnverified: async (phone: string) => (await unverifiedChange(database, phone)) !== undefined,

    /** Lists a student's phone number changes that have not been undone, oldest first. */
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
 * Tells whether the student has changed the phone number less than `mostChangesADay` times in 24 hours. Counts the
 * messages about changes, because the rows of `phone_changes` are deleted when a change is undone.
 */
async function mayChange(trx: DatabaseTransaction, applicationId: string, at: number): Promise<boolean> {
  const notices = await trx
    .selectFrom('messages')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'phone-changed')
    .where('created_at', '>', at - day)
    .select('id')
    .execute();
  return notices.length < mostChangesADay;
}

/**
 * Records a phone number change, and returns the former number that gets the message about the change and from which
 * the student can undo it. This is the old number, unless the student changed to the old number less than a day ago and
 * never entered a code sent to it. Such a number was mistyped or belongs to a stranger, so the change to it is
 * overwritten, and the number before it is returned.
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

/** Gives a student another phone number, and revokes the reset codes and messages sent to the old number. */
async function movePhone(trx: DatabaseTransaction, { studentId, from, to, at }: Move): Promise<void> {
  await trx.updateTable('students').set({ phone: to }).where('id', '=', studentId).execute();
  await assertNotReserved(trx, to, at, studentId);
  await trx.deleteFrom('reset_codes').where('student_id', '=', studentId).execute();
  await cancel(trx, 'reset-code', from);
}

/**
 * Queues a message to a student's former phone number, saying that the student's number was changed. The message
 * expires when the change can no longer be undone.
 */
function enqueueChangeNotice(trx: DatabaseTransaction, applicationId: string, phone: string, at: number) {
  const message = { kind: 'phone-changed', applicationId, phone } as const;
  return enqueue(trx, message, { at, expiresAt: at + undoWindow });
}

/** Selects the change that gave a student this phone number, if no code sent to the number has been entered since. */
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
 * Gives the student who has this phone number without having verified it the previous number back, so that the number's
 * owner can apply. Does nothing once the office has decided about the student, because anybody can trigger this by
 * applying with that number.
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

/**
 * How long, in ms, after a phone number is changed, the change can be undone from the former number, and nobody else
 * can take that number.
 */
const undoWindow = 7 * day;

const changesFrom = (database: Database, phone: string, at: number) =>
  database
    .selectFrom('phone_changes')
    .where('old_phone', '=', phone)
    .where('changed_at', '>', at - undoWindow);

/**
 * Returns the id of the student who has this phone number, or had the number in the last seven days. Forgot Password
 * resets the password of this student.
 */
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

/**
 * Locks the row of the student whom {@link ownerOf} finds, and returns the student's id. Returns undefined if the phone
 * number's owner changed before the row was locked.
 */
export async function lockOwner(trx: DatabaseTransaction, phone: string, at: number) {
  const id = await ownerOf(trx, phone, at);
  if (id === undefined) return undefined;
  await lock(trx, 'students').where('id', '=', id).execute();
  return (await ownerOf(trx, phone, at)) === id ? id : undefined;
}

/**
 * Runs a transaction that gives a student a phone number. Rolls back and returns undefined if another student has this
 * number, or had the number recently.
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
 * Throws if another student may still undo a change from this phone number; the error rolls the transaction back. Must
 * run after the number was written: a check before the write could miss a concurrent change.
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

/**
 * Undoes all phone number changes made since the student had this number, if the number can still undo them. Returns
 * false if the student has not had this number in the last seven days.
 */
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

/** Gives a student the phone number to which the entered code was sent, and marks that number as verified. */
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
