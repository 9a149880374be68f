import { isKnownClient } from '../auth/known-clients-repository.ts';
import { newId } from '../auth/tokens.ts';
import type { DatabaseTransaction } from '../database/transaction.ts';
import { maySend, sendingWindow } from './reset-limits.ts';

interface SendRequest {
  readonly phone: string;
  readonly client: string;
  readonly at: number;
}

/**
 * Notes that a client has a code sent to a phone. False, and nothing is noted, where enough was sent. The caller holds
 * the lock of the phone's student, so of several at once each counts those before.
 */
export async function recordSending(
  trx: DatabaseTransaction,
  { phone, client, at }: SendRequest,
): Promise<boolean> {
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

/** Deletes sendings that no longer count. */
export function deleteOldSendings(trx: DatabaseTransaction, at: number) {
  return trx
    .deleteFrom('reset_sendings')
    .where('sent_at', '<=', at - sendingWindow)
    .execute();
}
