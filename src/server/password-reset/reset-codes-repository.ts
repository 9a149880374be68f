import { lockOwner } from '../account/phone-changes-repository.ts';
import { isKnownClient } from '../auth/known-clients-repository.ts';
import { newId } from '../auth/tokens.ts';
import type { DatabaseTransaction } from '../database/transaction.ts';
import { cancelOne, enqueue } from '../messaging/messages-repository.ts';
import type { Receiver, ResetCodes } from './reset-codes.ts';
import { type Attempts, mayAttempt, maySend, sendingWindow, withAttempt } from './reset-limits.ts';

/** A code may be used so long after it was made. */
const codeLifetime = 10 * 60_000;

export interface TypedCode {
  readonly phone: string;
  readonly code: string;
  readonly client: string;
}

interface CodeRequest extends Receiver {
  readonly client: string;
  readonly at: number;
}

/**
 * Makes a code and puts it in line for sending; it replaces the one that this client asked for before. False, and
 * nothing is made, where the phone was sent enough.
 */
export async function issueCode(trx: DatabaseTransaction, codes: ResetCodes, request: CodeRequest) {
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
  if (before) await cancelOne(trx, before.message_id);
  const code = codes.make();
  const expiresAt = at + codeLifetime;
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
 * Notes that a client has a code sent to a phone. False, and nothing is noted, where enough was sent. The caller holds
 * the lock of the phone's student, so of several at once each counts those before.
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
 * The student whose phone and unexpired code these are; any other code counts as a try of its client at each that is
 * live. Those that the client has tried enough are not compared.
 */
export async function verifyCode(
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
