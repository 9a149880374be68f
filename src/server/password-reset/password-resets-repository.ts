import { claimPhone, lockOwner, ownerOf } from '../account/former-phones-repository.ts';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';
import { cancel, cancelOne, enqueue, expireOverdue } from '../messaging/messages-repository.ts';
import type { ResetCodes } from './reset-codes.ts';
import { type Attempts, mayAttempt, withAttempt } from './reset-limits.ts';
import { deleteOldSendings, recordSending } from './reset-sendings-repository.ts';

const minute = 60_000;

/** A code may be asked for so long after its entry, and used so long after it was made. */
const entryLifetime = 10 * minute;
const codeLifetime = 10 * minute;

/** A code that was typed for a phone, and where. */
interface Typed {
  readonly phone: string;
  readonly code: string;
  readonly client: string;
}

/**
 * Entries and codes of the password reset. Whatever is done about one student is done under the lock of that
 * student's row, so that guesses, sendings and resets that come at the same time take turns and are all counted.
 */
export function createPasswordResets(database: Database, now: () => number, codes: ResetCodes) {
  /**
   * The student whose phone and unexpired code these are; any other code counts as a try of its client at each that is
   * live. Those that the client has tried enough are not compared.
   */
  async function studentWith(trx: DatabaseTransaction, { phone, code, client }: Typed) {
    const student = await lockOwner(trx, phone, now());
    if (!student) return undefined;
    const live = await trx
      .selectFrom('reset_codes')
      .where('student_id', '=', student.id)
      .where('expires_at', '>', now())
      .select(['client', 'digest', 'tries'])
      .execute();
    const open = live
      .map((stored) => ({
        askedBy: stored.client,
        digest: stored.digest,
        tries: JSON.parse(stored.tries) as Attempts,
      }))
      .filter(({ tries, askedBy }) => mayAttempt(tries, askedBy, client));
    const receiver = { studentId: student.id, phone };
    if (open.some(({ digest }) => codes.isSame(digest, receiver, code))) return student;
    for (const { askedBy, tries } of open) {
      await trx
        .updateTable('reset_codes')
        .set({ tries: JSON.stringify(withAttempt(tries, client)) })
        .where('student_id', '=', student.id)
        .where('client', '=', askedBy)
        .execute();
    }
    return undefined;
  }

  return {
    /** The student whose phone it is, or was lately: then it can undo that it was changed. */
    ownerOf: (phone: string) => ownerOf(database, phone, now()),

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
     * Makes a code and puts it in line for sending; it replaces the one that this client asked for before. False, and
     * nothing is made, without a recent entry, for an unknown phone, and for one that was sent enough.
     */
    issue(phone: string, client: string): Promise<boolean> {
      const at = now();
      return transaction(database, async (trx) => {
        const entry = await trx
          .selectFrom('reset_entries')
          .where('phone', '=', phone)
          .where('made_at', '>', at - entryLifetime)
          .select('phone')
          .executeTakeFirst();
        const student = entry && (await lockOwner(trx, phone, at));
        if (!student || !(await recordSending(trx, { phone, client, at }))) return false;
        const { id: applicationId } = await trx
          .selectFrom('applications')
          .where('student_id', '=', student.id)
          .select('id')
          .executeTakeFirstOrThrow();
        const before = await trx
          .deleteFrom('reset_codes')
          .where('student_id', '=', student.id)
          .where('client', '=', client)
          .returning('message_id')
          .executeTakeFirst();
        if (before) await cancelOne(trx, before.message_id);
        const code = codes.make();
        const expiresAt = at + codeLifetime;
        const message = { kind: 'reset-code', applicationId, phone } as const;
        const messageId = (await enqueue(trx, message, { at, parameters: { code }, expiresAt }))!;
        await trx
          .insertInto('reset_codes')
          .values({
            student_id: student.id,
            client,
            digest: codes.digestOf({ studentId: student.id, phone }, code),
            tries: '{}',
            message_id: messageId,
            expires_at: expiresAt,
          })
          .execute();
        return true;
      });
    },

    /** Whether this is a code that was sent and is live; it stays good for the reset itself. */
    isRight(typed: Typed): Promise<boolean> {
      return transaction(database, async (trx) => (await studentWith(trx, typed)) !== undefined);
    },

    /**
     * Replaces the password of whom the code was sent to, burns their codes and ends every session; whoever logged in
     * before is no longer known. A phone that was changed within the last days is theirs again. False, and nothing is
     * changed, when the code is not right (any more): of two at once one finds it burnt.
     */
    complete(typed: Typed, passwordHash: string): Promise<boolean> {
      const { phone } = typed;
      return transaction(database, async (trx) => {
        const student = await studentWith(trx, typed);
        if (!student) return false;
        await trx.deleteFrom('reset_codes').where('student_id', '=', student.id).execute();
        const { phone: present } = await trx
          .updateTable('students')
          .set({ password_hash: passwordHash, reset_at: now() })
          .where('id', '=', student.id)
          .returning('phone')
          .executeTakeFirstOrThrow();
        await claimPhone(trx, student.id, phone, now());
        await trx.deleteFrom('sessions').where('student_id', '=', student.id).execute();
        await trx.deleteFrom('login_failures').where('phone', '=', phone).execute();
        // Also those of a number that somebody else had put in its place.
        await trx.deleteFrom('known_clients').where('phone', 'in', [phone, present]).execute();
        await cancel(trx, 'reset-code', phone);
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
        await deleteOldSendings(trx, at);
        return expireOverdue(trx, at);
      });
    },
  };
}
