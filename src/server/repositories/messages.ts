import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type Database, transaction } from '../database/transaction.ts';
import { newId } from '../tokens.ts';

type MessageKind = 'pay-invoice-reminder' | 'reset-code';

export type Messages = ReturnType<typeof createMessages>;

export interface Message {
  readonly kind: MessageKind;
  readonly applicationId: string;
  readonly phone: string;
}

/** A message in line, with all that its sender needs. */
export interface WaitingMessage extends Message {
  readonly id: string;
  readonly parameters: { readonly [name: string]: string };
}

interface Line {
  readonly at: number;
  /** What may be sent once only has one key; each its own when not given. */
  readonly onceKey?: string;
  readonly parameters?: WaitingMessage['parameters'];
  readonly expiresAt?: number;
}

/** Messages to students, waiting for whatever sends them. */
export function createMessages(database: Database, now: () => number) {
  return {
    /** Puts a message in line, once for each application. False when it was there already. */
    enqueueOnce(message: Message): Promise<boolean> {
      const onceKey = `${message.kind} ${message.applicationId}`;
      return transaction(database, async (trx) => {
        return (await putInLine(trx, message, { at: now(), onceKey })) !== undefined;
      });
    },

    /** It has left; what it was filled with goes. */
    sent: (id: string) =>
      transaction(database, (trx) =>
        trx
          .updateTable('messages')
          .set((message) => ({ state: 'sent', parameters: null, tries: message('tries', '+', 1) }))
          .where('id', '=', id)
          .execute(),
      ),
  };
}

/** Puts a message in line within a transaction of the caller's; undefined when its key was there already. */
export async function putInLine(
  trx: Transaction<Tables>,
  message: Message,
  { at, onceKey, parameters, expiresAt }: Line,
): Promise<WaitingMessage | undefined> {
  const id = newId();
  const { kind, applicationId, phone } = message;
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
      expires_at: expiresAt ?? null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added && { ...message, id, parameters: parameters ?? {} };
}

/** Takes out of the line what waits there for a phone. */
export function withdraw(trx: Transaction<Tables>, kind: MessageKind, phone: string) {
  return trx
    .updateTable('messages')
    .set({ state: 'withdrawn', parameters: null })
    .where('kind', '=', kind)
    .where('phone', '=', phone)
    .where('state', '=', 'waiting')
    .execute();
}

/** Takes out of the line what has waited too long. */
export function expire(trx: Transaction<Tables>, at: number) {
  return trx
    .updateTable('messages')
    .set({ state: 'expired', parameters: null })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', at)
    .execute();
}
