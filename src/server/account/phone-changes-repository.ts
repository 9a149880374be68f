import { lockVerified, type VerifiedStudent } from '../auth/students-repository.ts';
import { newId } from '../auth/tokens.ts';
import { isUniqueViolation } from '../database/store-errors.ts';
import { type Database, type DatabaseTransaction, lock, transaction } from '../database/transaction.ts';
import { cancel, enqueue } from '../messaging/messages-repository.ts';
import type { AccountEdit } from './account-edit.ts';

const day = 24 * 60 * 60_000;

/** Each change sends a message to the student's previous number. */
const mostChangesADay = 5;

interface Applicant extends VerifiedStudent {
  readonly applicationId: string;
}

/** Only the first two change anything. 'not proven': the password was replaced in the meantime. */
type ChangeResult = 'changed' | 'changed back' | 'taken' | 'too often' | 'not proven';

export function createPhoneChanges(database: Database, now: () => number) {
  return {
    /**
     * Gives a student a new phone and notifies the old one. If the new phone can undo an earlier change, that change is
     * undone instead, and the phones in between lose their right to undo.
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

    /** Whether this phone comes from a change that its student has never verified with a code. */
    isUnverified: async (phone: string) => (await unverifiedChange(database, phone)) !== undefined,

    /** A student's changes that are not undone, oldest first. */
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

/** Counted in the message outbox, which keeps its rows when a change is undone. */
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
 * Records a change and returns the phone that can undo it. A phone that was replaced within a day and never proven was
 * mistyped, or belongs to a stranger: it gets no right to the account, no message, and stays free for its owner.
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

/** Gives a student another phone, and revokes the codes that were sent before. */
async function movePhone(trx: DatabaseTransaction, { studentId, from, to, at }: Move): Promise<void> {
  await trx.updateTable('students').set({ phone: to }).where('id', '=', studentId).execute();
  await assertNotReserved(trx, to, at, studentId);
  await trx.deleteFrom('reset_codes').where('student_id', '=', studentId).execute();
  await cancel(trx, 'reset-code', from);
}

/** Tells a former phone that the number was changed. The message expires when the change can no longer be undone. */
function enqueueChangeNotice(trx: DatabaseTransaction, applicationId: string, phone: string, at: number) {
  const message = { kind: 'phone-changed', applicationId, phone } as const;
  return enqueue(trx, message, { at, expiresAt: at + undoWindow });
}

/** The change that gave a student this phone, if no code sent to it has been used yet. */
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
 * Moves a student with an unverified phone back to the previous one, so that the phone's owner can apply. Anybody can
 * trigger this by applying, so it is skipped once the office has decided about the student.
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

/** How long a former phone can undo the change and is reserved for its student. */
const undoWindow = 7 * day;

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

/**
 * Runs a transaction that gives a student a phone. Rolls back and returns undefined if the phone is or recently was
 * another student's.
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

/** Rolls back if another student may want this phone back. Checked after the write, or it would miss a concurrent one. */
export async function assertNotReserved(
  trx: DatabaseTransaction,
  phone: string,
  at: number,
  studentId: string,
): Promise<void> {
  const others = changesFrom(trx, phone, at).where('student_id', '<>', studentId).select('id');
  if (await others.executeTakeFirst()) throw new PhoneReservedError();
}

/** Undoes the student's changes since this phone was theirs. Returns false if there are none. */
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

/** Gives a student the phone whose code was used, and marks it as verified. */
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
