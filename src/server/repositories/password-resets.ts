import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type Database, transaction } from '../database/transaction.ts';
import type { ResetCodes } from '../reset-codes.ts';
import { expire, putInLine, withdraw } from './messages.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A code may be asked for so long after its entry, and used so long after it was made. */
const entryLifetime = 10 * minute;
const codeLifetime = 10 * minute;
const mostTries = 5;

/** What a phone may be sent: each sending costs money, and a phone that rings all day is a nuisance. */
const limits = [
  { within: minute, most: 1 },
  { within: hour, most: 3 },
  { within: 24 * hour, most: 10 },
];

/**
 * Entries and codes of the password reset. Whatever is done about one student is done under the lock of that
 * student's row, so that guesses, sendings and resets that come at the same time take turns and are all counted.
 */
export function createPasswordResets(database: Database, now: () => number, codes: ResetCodes) {
  /** The student whose phone and unexpired code these are; any other code counts as a try. */
  async function studentWith(trx: Transaction<Tables>, phone: string, code: string) {
    const student = await lockStudent(trx, phone);
    if (!student) return undefined;
    const kept = await trx
      .selectFrom('reset_codes')
      .where('student_id', '=', student.id)
      .where('tries', '<', mostTries)
      .where('expires_at', '>', now())
      .select('digest')
      .executeTakeFirst();
    if (!kept) return undefined;
    if (codes.isSame(kept.digest, { studentId: student.id, phone }, code)) return student;
    await trx
      .updateTable('reset_codes')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('student_id', '=', student.id)
      .execute();
    return undefined;
  }

  return {
    /** Notes that a reset was asked for, of a known or unknown phone alike. */
    enter(phone: string) {
      const at = now();
      return transaction(database, (trx) =>
        trx
          .insertInto('reset_entries')
          .values({ phone, made_at: at })
          .onConflict((conflict) => conflict.column('phone').doUpdateSet({ made_at: at }))
          .execute(),
      );
    },

    /**
     * Makes a code and puts it in line for sending; it replaces the one before. False, and nothing is made, without
     * a recent entry, for an unknown phone, and for one that was sent enough.
     */
    issue(phone: string): Promise<boolean> {
      const at = now();
      return transaction(database, async (trx) => {
        const entry = await trx
          .selectFrom('reset_entries')
          .where('phone', '=', phone)
          .where('made_at', '>', at - entryLifetime)
          .select('phone')
          .executeTakeFirst();
        const student = entry && (await lockStudent(trx, phone));
        if (!student || !(await mayBeSent(trx, phone, at))) return false;
        const { id: applicationId } = await trx
          .selectFrom('applications')
          .where('student_id', '=', student.id)
          .select('id')
          .executeTakeFirstOrThrow();
        const code = codes.make();
        const fresh = {
          digest: codes.digestOf({ studentId: student.id, phone }, code),
          tries: 0,
          expires_at: at + codeLifetime,
        };
        await trx
          .insertInto('reset_codes')
          .values({ student_id: student.id, ...fresh })
          .onConflict((conflict) => conflict.column('student_id').doUpdateSet(fresh))
          .execute();
        await withdraw(trx, 'reset-code', phone);
        return putInLine(
          trx,
          { kind: 'reset-code', applicationId, phone },
          { at, parameters: { code }, expiresAt: fresh.expires_at },
        );
      });
    },

    /** Whether this is the code that was sent last; it stays good for the reset itself. */
    isRight(phone: string, code: string): Promise<boolean> {
      return transaction(database, async (trx) => (await studentWith(trx, phone, code)) !== undefined);
    },

    /**
     * Replaces the password of whom the code was sent to, burns the code and ends every session. False, and
     * nothing is changed, when the code is not right (any more): of two at once one finds it burnt.
     */
    complete(phone: string, code: string, passwordHash: string): Promise<boolean> {
      return transaction(database, async (trx) => {
        const student = await studentWith(trx, phone, code);
        if (!student) return false;
        await trx.deleteFrom('reset_codes').where('student_id', '=', student.id).execute();
        await trx
          .updateTable('students')
          .set({ password_hash: passwordHash })
          .where('id', '=', student.id)
          .execute();
        await trx.deleteFrom('sessions').where('student_id', '=', student.id).execute();
        await trx.deleteFrom('login_failures').where('phone', '=', phone).execute();
        await withdraw(trx, 'reset-code', phone);
        return true;
      });
    },

    /** Takes away what has run out: entries, codes, and the messages that still wait to be sent, which it names. */
    sweep() {
      const at = now();
      return transaction(database, async (trx) => {
        await trx
          .deleteFrom('reset_entries')
          .where('made_at', '<=', at - entryLifetime)
          .execute();
        await trx.deleteFrom('reset_codes').where('expires_at', '<=', at).execute();
        return expire(trx, at);
      });
    },
  };
}

function lockStudent(trx: Transaction<Tables>, phone: string) {
  return trx
    .updateTable('students')
    .set((student) => ({ id: student.ref('id') }))
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirst();
}

/** The outbox is the record of what was sent: nothing else has to be counted, and a restart forgets nothing. */
async function mayBeSent(trx: Transaction<Tables>, phone: string, at: number): Promise<boolean> {
  const sent = await trx
    .selectFrom('messages')
    .where('phone', '=', phone)
    .where('kind', '=', 'reset-code')
    .where('created_at', '>', at - Math.max(...limits.map(({ within }) => within)))
    .select('created_at')
    .execute();
  return limits.every(
    ({ within, most }) => sent.filter(({ created_at }) => created_at > at - within).length < most,
  );
}
