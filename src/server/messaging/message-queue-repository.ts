import { type Database, transaction } from '../database/transaction.ts';
import type { Message, MessageParameters } from './messages-repository.ts';

export type MessageQueue = ReturnType<typeof createMessageQueue>;

/** A message that is this process's to send until its lease is over. */
export interface ClaimedMessage extends Message {
  readonly id: string;
  readonly parameters: MessageParameters;
  /** With this one. */
  readonly tries: number;
  readonly expiresAt: number;
}

/** What became of a try. */
export type AttemptResult =
  | { readonly state: 'sent'; readonly reference: string | null }
  | { readonly state: 'waiting'; readonly error: string; readonly nextAt: number }
  | { readonly state: 'failed'; readonly error: string };

/** The line of messages as those see it who send them, and the office. */
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
          .returning([
            'id',
            'kind',
            'application_id as applicationId',
            'phone',
            'parameters',
            'tries',
            'expires_at as expiresAt',
          ])
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

    /** What waits or failed of those put in line since, the oldest first. Not the words: they may be a code. */
    listUnsent: (since: number) =>
      database
        .selectFrom('messages')
        .where('state', 'in', ['waiting', 'failed'])
        .where('created_at', '>=', since)
        .orderBy('created_at')
        .select(['kind', 'phone', 'state', 'tries', 'error', 'created_at as createdAt'])
        .execute(),

    /**
     * Puts those that came into line since then and failed in line again, as if they were new. Not codes: theirs
     * are gone, and whoever still wants one has asked for another. Nor what has run out about a changed phone: its
     * owner can do nothing about it any more.
     */
    retryFailed(since: number, lifetime: number): Promise<number> {
      const at = now();
      return transaction(database, async (trx) => {
        const again = await trx
          .updateTable('messages')
          .set((message) => ({
            ...{ state: 'waiting', tries: 0, next_at: at },
            expires_at: message
              .case()
              .when('kind', '=', 'phone-changed')
              .then(message.ref('expires_at'))
              .else(at + lifetime)
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
    },
  };
}
