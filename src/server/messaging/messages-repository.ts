import { newId } from '../auth/tokens.ts';
import type { MessageKind } from '../database/tables.ts';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';

/** A reminder that could not be sent for a day is of no more use. A code's lifetime is that of the code. */
export const reminderLifetime = 24 * 60 * 60_000;

export interface Message {
  readonly kind: MessageKind;
  readonly applicationId: string;
  readonly phone: string;
}

interface Delivery {
  readonly at: number;
  /** Not sent after this. */
  readonly expiresAt: number;
  /** Messages that may be sent once only share a key; by default each has its own. */
  readonly onceKey?: string;
  /** They fill the template's words. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Puts the reminder in line, once for each application. False when it was there already. */
export function enqueueReminder(
  database: Database,
  { applicationId, phone }: Omit<Message, 'kind'>,
  at: number,
): Promise<boolean> {
  const message = { kind: 'pay-invoice-reminder', applicationId, phone } as const;
  const delivery = { at, onceKey: `${message.kind} ${applicationId}`, expiresAt: at + reminderLifetime };
  return transaction(database, async (trx) => (await enqueue(trx, message, delivery)) !== undefined);
}

/**
 * Puts a message in line, at whose other end is `createMessageQueue`. Gives back its id; none when its key was there
 * already.
 */
export async function enqueue(
  trx: DatabaseTransaction,
  { kind, applicationId, phone }: Message,
  { at, expiresAt, onceKey, parameters }: Delivery,
): Promise<string | undefined> {
  const id = newId();
  const added = await trx
    .insertInto('messages')
    .values({
      id,
      kind,
      application_id: applicationId,
      once_key: onceKey ?? `${kind} ${id}`,
      phone,
      state: 'waiting',
      tries: 0,
      next_at: at,
      parameters: parameters ? JSON.stringify(parameters) : null,
      expires_at: expiresAt,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/**
 * Withdraws the messages that wait for a phone. One that is being sent may still arrive, but is not tried again.
 */
export function cancel(trx: DatabaseTransaction, kind: MessageKind, phone: string) {
  return cancelWaiting(trx).where('kind', '=', kind).where('phone', '=', phone).execute();
}

/** The same for one message. */
export function cancelOne(trx: DatabaseTransaction, id: string) {
  return cancelWaiting(trx).where('id', '=', id).execute();
}

function cancelWaiting(trx: DatabaseTransaction) {
  return trx
    .updateTable('messages')
    .set({ state: 'withdrawn', parameters: null })
    .where('state', '=', 'waiting');
}

/** Takes out of the line what has waited too long. */
export function expireOverdue(trx: DatabaseTransaction, at: number) {
  return trx
    .updateTable('messages')
    .set({ state: 'expired', parameters: null })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', at)
    .returning(['kind', 'tries', 'state'])
    .execute();
}
