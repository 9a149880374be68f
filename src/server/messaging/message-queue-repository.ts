import { type Database, transaction } from '../database/transaction.ts';
import type { Message } from './messages-repository.ts';

export type MessageQueue = ReturnType<typeof createMessageQueue>;

/** A message that is this process's to send until its lease is over. */
export interface ClaimedMessage extends Message {
  readonly id: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** With this one. */
  readonly tries: number;
  readonly expiresAt: number;
}

/** The outcome of a try. */
export type AttemptResult =
  | { readonly state: 'sent'; readonly reference: string | null }
  | { readonly state: 'waiting'; readonly error: string; readonly nextAt: number }
  | { readonly state: 'failed'; readonly error: string };

/** The line of messages as the sender sees it. */
export function createMessageQueue(database: Database, now: () => number) {
  return {
    /**
     * Takes messages that are due, what runs out first first. No transaction is held while they are sent: each is
     * moved out of sight for the time of the lease, and comes back by itself if this process dies. Of two that
     * reach for the same message the second finds it moved.
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
     * Notes what became of a try. False when the message was withdrawn or has run out meanwhile, or a failed try
     * took longer than its lease: then another try has the say.
     */
    settle({ id, tries }: ClaimedMessage, settled: AttemptResult): Promise<boolean> {
      const { state } = settled;
      return transaction(database, async (trx) => {
        const noted = await trx
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
        return noted !== undefined;
      });
    },
  };
}
