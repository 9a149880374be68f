import { type Database, transaction } from '../database/transaction.ts';
import { reminderLifetime } from './messages-repository.ts';

/** What waits or failed of those put in line since, the oldest first. Not the words: they may be a code. */
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
 * Puts those that came into line since then and failed in line again, as if they were new. Not codes: theirs are gone,
 * and whoever still wants one has asked for another. Nor what has run out about a changed phone: its owner can do
 * nothing about it any more.
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
