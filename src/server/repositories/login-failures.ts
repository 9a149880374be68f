import { sql } from 'kysely';
import { type Database, transaction } from '../database/transaction.ts';

const remembered = 24 * 60 * 60_000;

/** In place of a client: the failures of all clients together. */
const anyClient = '';

/**
 * Wrong passwords in a row, of known and unknown phones, by each client and by all together. In the database,
 * because a restart must not forget them.
 */
export function createLoginFailures(database: Database, now: () => number) {
  return {
    async of(phone: string, client: string): Promise<{ byClient: number; byAll: number }> {
      const rows = await database
        .selectFrom('login_failures')
        .where('phone', '=', phone)
        .where('client', 'in', [client, anyClient])
        .where('last_at', '>=', now() - remembered)
        .select(['client', 'failures'])
        .execute();
      const count = (of: string) => rows.find((row) => row.client === of)?.failures ?? 0;
      return { byClient: count(client), byAll: count(anyClient) };
    },

    /** Against the client, and against the phone. */
    add(phone: string, client: string) {
      const at = now();
      return transaction(database, async (trx) => {
        await trx
          .deleteFrom('login_failures')
          .where('last_at', '<', at - remembered)
          .execute();
        await trx
          .insertInto('login_failures')
          .values([client, anyClient].map((each) => ({ phone, client: each, failures: 1, last_at: at })))
          .onConflict((conflict) =>
            conflict
              .columns(['phone', 'client'])
              .doUpdateSet({ failures: sql`login_failures.failures + 1`, last_at: at }),
          )
          .execute();
      });
    },

    /** The right password ends the row of this client and of all together; other clients keep theirs. */
    forget: (phone: string, client: string) =>
      transaction(database, (trx) =>
        trx
          .deleteFrom('login_failures')
          .where('phone', '=', phone)
          .where('client', 'in', [client, anyClient])
          .execute(),
      ),
  };
}
