import { newId } from '../auth/tokens.ts';
import type { MessageKind } from '../database/tables.ts';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';

/** A reminder expires after a day (in ms), because it is no longer useful then. */
const reminderLifetime = 24 * 60 * 60_000;

interface Message {
  readonly kind: MessageKind;
  readonly applicationId: string;
  readonly phone: string;
}

interface Delivery {
  readonly at: number;
  readonly expiresAt: number;
  /**
   * Of several messages with the same key, only the first is queued. By default, each message has its own
   * key.
   */
  readonly onceKey?: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

export function enqueueReminder(
  database: Database,
  { applicationId, phone }: Omit<Message, 'kind'>,
  at: number,
): Promise<boolean> {
  const message = { kind: 'pay-invoice-reminder', applicationId, phone } as const;
  const delivery = { at, onceKey: `${message.kind} ${applicationId}`, expiresAt: at + reminderLifetime };
  return transaction(database, async (trx) => (await enqueue(trx, message, delivery)) !== undefined);
}

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

/** Withdraws messages that are still waiting. A message that is already being sent may still arrive. */
export function withdrawMessages(
  trx: DatabaseTransaction,
  which: Pick<Message, 'kind' | 'phone'> | { readonly id: string },
) {
  // Names the columns, because Kysely takes any property of the object as a column.
  const columns = 'id' in which ? { id: which.id } : { kind: which.kind, phone: which.phone };
  return trx
    .updateTable('messages')
    .set({ state: 'withdrawn', parameters: null })
    .where('state', '=', 'waiting')
    .where((is) => is.and(columns))
    .execute();
}

export function expireOverdue(trx: DatabaseTransaction, at: number) {
  return trx
    .updateTable('messages')
    .set({ state: 'expired', parameters: null })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', at)
    .returning(['kind', 'tries', 'state'])
    .execute();
}

/** Only this process may send a claimed message until the lease of the message ends. */
export interface ClaimedMessage extends Message {
  readonly id: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** The number of attempts, including the present one. */
  readonly tries: number;
  readonly expiresAt: number;
}

export type AttemptResult =
  | { readonly state: 'sent'; readonly reference: string | null }
  | { readonly state: 'waiting'; readonly error: string; readonly nextAt: number }
  | { readonly state: 'failed'; readonly error: string };

export function createMessageQueue(database: Database, now: () => number) {
  return {
    /**
     * Claims messages that are due. Other processes skip a claimed message until `lease` milliseconds have
     * passed. If this process has died by then, another one sends the message. No transaction stays open
     * while messages are sent.
     */
    claim(most: number, lease: number): Promise<ClaimedMessage[]> {
      const at = now();
      return transaction(database, async (trx) => {
        const due = trx
          .selectFrom('messages')
          .where('state', '=', 'waiting')
          .where('next_at', '<=', at)
          .where('expires_at', '>', at)
          .orderBy('expires_at')
          .orderBy('created_at')
          .limit(most)
          .select('id');
        const claimed = await trx
          .updateTable('messages')
          .set((message) => ({ tries: message('tries', '+', 1), next_at: at + lease }))
          .where('id', 'in', due)
          .where('state', '=', 'waiting')
          .where('next_at', '<=', at)
          .returning(['id', 'kind', 'application_id as applicationId', 'phone', 'parameters'])
          .returning(['tries', 'expires_at as expiresAt'])
          .execute();
        return claimed.map((each) => ({ ...each, parameters: JSON.parse(each.parameters ?? '{}') }));
      });
    },

    /**
     * Stores the result of an attempt and returns true. Returns false if the message was withdrawn or has
     * expired. After a failed attempt, also returns false if the message was claimed again in the meantime.
     */
    settle({ id, tries }: ClaimedMessage, settled: AttemptResult): Promise<boolean> {
      const { state } = settled;
      return transaction(database, async (trx) => {
        const updated = await trx
          .updateTable('messages')
          .set({
            state,
            reference: state === 'sent' ? settled.reference : null,
            error: state === 'sent' ? null : settled.error,
            ...(state === 'waiting' ? { next_at: settled.nextAt } : { parameters: null }),
          })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .$if(state !== 'sent', (query) => query.where('tries', '=', tries))
          .returning('id')
          .executeTakeFirst();
        return updated !== undefined;
      });
    },
  };
}

/** Lists waiting and failed messages, without their parameters, which may contain a code. */
export function listUnsent(database: Database, since: number) {
  return database
    .selectFrom('messages')
    .where('state', 'in', ['waiting', 'failed'])
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .select(['kind', 'phone', 'state', 'tries', 'error', 'created_at as createdAt'])
    .execute();
}

/**
 * Queues failed messages again. Skips messages with a code, because the code has been deleted. Skips expired
 * notices of a changed phone number, because the change can no longer be undone.
 */
export function retryFailed(database: Database, since: number, at: number): Promise<number> {
  return transaction(database, async (trx) => {
    const again = await trx
      .updateTable('messages')
      .set((message) => ({
        ...{ state: 'waiting', tries: 0, next_at: at },
        expires_at: message
          .case()
          .when('kind', '=', 'phone-changed')
          .then(message.ref('expires_at'))
          .else(at + reminderLifetime)
          .end(),
      }))
      .where('state', '=', 'failed')
      .where('created_at', '>=', since)
      .where('kind', '<>', 'reset-code')
      .where((is) => is.or([is('kind', '<>', 'phone-changed'), is('expires_at', '>', at)]))
      .returning('id')
      .execute();
    return again.length;
  });
}
