import { claimPhone, currentOrRecentOwnerOf, lockOwner } from '../account/phone-changes-repository.ts';
import { isKnownClient } from '../auth/known-clients-repository.ts';
import { newId } from '../auth/tokens.ts';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';
import { enqueue, expireOverdue, withdrawMessages } from '../messaging/messages-repository.ts';
import type { Receiver, ResetCodes } from './reset-codes.ts';
import { type Attempts, mayAttempt, maySend, sendingWindow, withAttempt } from './reset-limits.ts';

/** Codes may be requested for this long (in ms) after a password reset was started. */
const entryLifetime = 10 * 60_000;

/**
 * Issues, checks and uses codes. Locks the student's row first, so that concurrent requests for one student
 * run one after another.
 */
export function createPasswordResets(database: Database, now: () => number, codes: ResetCodes) {
  return {
    currentOrRecentOwnerOf: (phone: string) => currentOrRecentOwnerOf(database, phone, now()),

    /** Stores the start of a reset, whether or not a student has the phone number. */
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
     * Queues a message with a code and returns true. Returns false for an unknown phone number, if no reset
     * was started recently, or if too many codes were sent.
     */
    issue(phone: string, client: string): Promise<boolean> {
      const at = now();
      return transaction(database, async (trx) => {
        const studentId = (await hasEntry(trx, phone, at)) && (await lockOwner(trx, phone, at));
        return studentId ? issueCode(trx, codes, { studentId, phone, client, at }) : false;
      });
    },

    /**
     * Returns whether the code is valid. Does not use the code up, because the reset itself needs it again.
     */
    isRight: (typed: TypedCode): Promise<boolean> =>
      transaction(database, async (trx) => (await verifyCode(trx, codes, typed, now())) !== undefined),

    /**
     * Replaces the password and returns true. Returns false if the code is not valid. Of two concurrent
     * calls, only one can use the code.
     */
    complete: (typed: TypedCode, passwordHash: string): Promise<boolean> =>
      transaction(database, async (trx) => {
        const studentId = await verifyCode(trx, codes, typed, now());
        if (studentId === undefined) return false;
        await replacePassword(trx, { studentId, phone: typed.phone }, passwordHash, now());
        return true;
      }),

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

/**
 * Replaces the password and ends the student's sessions. If the code was sent to a former phone number of the
 * student, gives the student that number back.
 */
async function replacePassword(
  trx: DatabaseTransaction,
  { studentId, phone }: Receiver,
  passwordHash: string,
  at: number,
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
  // If the reset undoes a change of the phone number, the present number may be an attacker's. So the clients
  // known for the present number are deleted as well.
  await trx.deleteFrom('known_clients').where('phone', 'in', [phone, present]).execute();
  await withdrawMessages(trx, { kind: 'reset-code', phone });
}

const codeLifetimeMs = 10 * 60_000;

interface TypedCode {
  readonly phone: string;
  readonly code: string;
  readonly client: string;
}

interface CodeRequest extends Receiver {
  readonly client: string;
  readonly at: number;
}

async function issueCode(trx: DatabaseTransaction, codes: ResetCodes, request: CodeRequest) {
  if (!(await recordSending(trx, request))) return false;
  const { studentId, phone, client, at } = request;
  const { id: applicationId } = await trx
    .selectFrom('applications')
    .where('student_id', '=', studentId)
    .select('id')
    .executeTakeFirstOrThrow();
  const before = await trx
    .deleteFrom('reset_codes')
    .where('student_id', '=', studentId)
    .where('client', '=', client)
    .returning('message_id')
    .executeTakeFirst();
  if (before) await withdrawMessages(trx, { id: before.message_id });
  const code = codes.make();
  const expiresAt = at + codeLifetimeMs;
  const message = { kind: 'reset-code', applicationId, phone } as const;
  const messageId = (await enqueue(trx, message, { at, parameters: { code }, expiresAt }))!;
  await trx
    .insertInto('reset_codes')
    .values({
      student_id: studentId,
      client,
      digest: codes.digestOf({ studentId, phone }, code),
      tries: '{}',
      message_id: messageId,
      expires_at: expiresAt,
    })
    .execute();
  return true;
}

/**
 * Records that a code is sent and returns true. Returns false if too many codes were sent. The student's row
 * must be locked.
 */
async function recordSending(trx: DatabaseTransaction, { phone, client, at }: CodeRequest): Promise<boolean> {
  const rows = await trx
    .selectFrom('reset_sendings')
    .where('phone', '=', phone)
    .where('sent_at', '>', at - sendingWindow)
    .select(['client', 'is_known', 'sent_at'])
    .execute();
  const before = rows.map((row) => ({ client: row.client, isKnown: row.is_known === 1, at: row.sent_at }));
  const isKnown = await isKnownClient(trx, phone, client);
  if (!maySend(before, { client, isKnown }, at)) return false;
  await trx
    .insertInto('reset_sendings')
    .values({ id: newId(), phone, client, is_known: isKnown ? 1 : 0, sent_at: at })
    .execute();
  return true;
}

/**
 * Returns the student's id, or undefined if the code is not valid. A wrong code counts as one attempt by the
 * client on each valid code of the student.
 */
async function verifyCode(
  trx: DatabaseTransaction,
  codes: ResetCodes,
  { phone, code, client }: TypedCode,
  at: number,
): Promise<string | undefined> {
  const studentId = await lockOwner(trx, phone, at);
  if (studentId === undefined) return undefined;
  const live = await trx
    .selectFrom('reset_codes')
    .where('student_id', '=', studentId)
    .where('expires_at', '>', at)
    .select(['client', 'digest', 'tries'])
    .execute();
  const open = live
    .map((stored) => ({ ...stored, tries: JSON.parse(stored.tries) as Attempts }))
    .filter((stored) => mayAttempt(stored.tries, stored.client, client));
  const receiver = { studentId, phone };
  if (open.some(({ digest }) => codes.isSame(digest, receiver, code))) return studentId;
  for (const { client: askedBy, tries } of open) {
    await trx
      .updateTable('reset_codes')
      .set({ tries: JSON.stringify(withAttempt(tries, client)) })
      .where('student_id', '=', studentId)
      .where('client', '=', askedBy)
      .execute();
  }
  return undefined;
}
