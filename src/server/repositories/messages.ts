import { type Database, transaction } from '../database/transaction.ts';
import { newId } from '../tokens.ts';

type MessageKind = 'pay-invoice-reminder';

export interface Message {
  readonly kind: MessageKind;
  readonly applicationId: string;
  readonly phone: string;
}

/** Messages to students, waiting for whatever sends them. */
export function createMessages(database: Database, now: () => number) {
  return {
    /** Puts a message in line, once for each application. False when it was there already. */
    enqueueOnce({ kind, applicationId, phone }: Message): Promise<boolean> {
      const at = now();
      return transaction(database, async (trx) => {
        const added = await trx
          .insertInto('messages')
          .values({
            id: newId(),
            kind,
            application_id: applicationId,
            once_key: `${kind} ${applicationId}`,
            phone,
            state: 'waiting',
            tries: 0,
            next_at: at,
            created_at: at,
          })
          .onConflict((conflict) => conflict.column('once_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        return added !== undefined;
      });
    },
  };
}
