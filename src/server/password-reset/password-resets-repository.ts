import { claimPhone, lockOwner, ownerOf } from '../account/phone-changes-repository.ts';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';
import { cancel, expireOverdue } from '../messaging/messages-repository.ts';
import type { Receiver, ResetCodes } from './reset-codes.ts';
import { issueCode, type TypedCode, verifyCode } from './reset-codes-repository.ts';
import { sendingWindow } from './reset-limits.ts';

/** A code may be asked for so long after its entry. */
const entryLifetime = 10 * 60_000;

/**
 * Entries and codes of the password reset. Whatever is done about one student is done under the lock of that
 * student's row, so that guesses, sendings and resets that come at the same time take turns and are all counted.
 */
export function createPasswordResets(database: Database, now: () => number, codes: ResetCodes) {
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
     * Makes a code for the phone and puts it in line. False, and nothing is made, without a recent entry, for an
     * unknown phone, and for one that was sent enough.
     */
    issue(phone: string, client: string): Promise<boolean> {
      const at = now();
      return transaction(database, async (trx) => {
        const studentId = (await hasEntry(trx, phone, at)) && (await lockOwner(trx, phone, at));
        return studentId ? issueCode(trx, codes, { studentId, phone, client, at }) : false;
      });
    },

    /** Whether this is a code that was sent and is live; it stays good for the reset itself. */
    isRight: (typed: TypedCode): Promise<boolean> =>
      transaction(database, async (trx) => (await verifyCode(trx, codes, typed, now())) !== undefined),

    /**
     * Replaces the password of whom the code was sent to. False, and nothing is changed, when the code is not right
     * (any more): of two at once one finds it burnt.
     */
    complete: (typed: TypedCode, passwordHash: string): Promise<boolean> =>
      transaction(database, async (trx) => {
        const studentId = await verifyCode(trx, codes, typed, now());
        if (studentId === undefined) return false;
        await replacePassword(trx, { studentId, phone: typed.phone, passwordHash, at: now() });
        return true;
      }),

    /** Takes away what has run out: entries, codes, and the messages that still wait to be sent, which it names. */
    sweep() {
      const at = now();
      return transaction(database, async (trx) => {
        const lastEntry = at - entryLifetime;
        const lastSending = at - sendingWindow;
        await trx.deleteFrom('reset_entries').where('made_at', '<=', lastEntry).execute();
        await trx.deleteFrom('reset_codes').where('expires_at', '<=', at).execute();
        await trx.deleteFrom('reset_sendings').where('sent_at', '<=', lastSending).execute();
        return expireOverdue(trx, at);
      });
    },
  };
}

async function hasEntry(trx: DatabaseTransaction, phone: string, at: number): Promise<boolean> {
  const entry = trx
    .selectFrom('reset_entries')
    .where('phone', '=', phone)
    .where('made_at', '>', at - entryLifetime)
    .select('phone');
  return (await entry.executeTakeFirst()) !== undefined;
}

interface Replacement extends Receiver {
  readonly passwordHash: string;
  readonly at: number;
}

/**
 * Gives a student the password, burns their codes and ends every session; whoever logged in before is no longer known.
 * A phone that was changed within the last days is theirs again.
 */
async function replacePassword(
  trx: DatabaseTransaction,
  { studentId, phone, passwordHash, at }: Replacement,
): Promise<void> {
  await trx.deleteFrom('reset_codes').where('student_id', '=', studentId).execute();
  const { phone: present } = await trx
    .updateTable('students')
    .set({ password_hash: passwordHash, reset_at: at })
    .where('id', '=', studentId)
    .returning('phone')
    .executeTakeFirstOrThrow();
  await claimPhone(trx, studentId, phone, at);
  await trx.deleteFrom('sessions').where('student_id', '=', studentId).execute();
  await trx.deleteFrom('login_failures').where('phone', '=', phone).execute();
  // Also those of a number that somebody else had put in its place.
  await trx.deleteFrom('known_clients').where('phone', 'in', [phone, present]).execute();
  await cancel(trx, 'reset-code', phone);
}
