import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';

const lifetime = 24 * 60 * 60_000;

const anyClient = '';

export type LoginFailures = ReturnType<typeof createLoginFailures>;

/**
 * Counts consecutive wrong passwords for each phone number: from each client, and from all clients together.
 * The counts are in the database, so that they survive a restart.
 */
export function createLoginFailures(database: Database, now: () => number) {
  return {
    async of(phone: string, client: string): Promise<{ byClient: number; byAll: number }> {
      const rows = await database
        .selectFrom('login_failures')
        .where('phone', '=', phone)
        .where('client', 'in', [client, anyClient])
        .where('last_at', '>=', now() - lifetime)
        .select(['client', 'failures'])
        .execute();
      const count = (of: string) => rows.find((row) => row.client === of)?.failures ?? 0;
      return { byClient: count(client), byAll: count(anyClient) };
    },

    /**
     * Counts the phone numbers that were used from this client in the last 24 hours. `failed` counts numbers
     * with a wrong password, and `loggedIn` counts numbers that logged in or applied. If `isKnown` is true,
     * `failed` is limited to numbers that have logged in or applied from this client before. If it is false,
     * `failed` is limited to all other numbers.
     */
    async phonesOf(client: string, { isKnown }: { readonly isKnown: boolean }) {
      const since = now() - lifetime;
      const { failed } = await database
        .selectFrom('login_failures')
        .leftJoin('known_clients', (join) =>
          join
            .onRef('known_clients.phone', '=', 'login_failures.phone')
            .onRef('known_clients.client', '=', 'login_failures.client'),
        )
        .where('login_failures.client', '=', client)
        .where('login_failures.last_at', '>=', since)
        .where('known_clients.phone', isKnown ? 'is not' : 'is', null)
        .select(({ fn }) => fn.countAll().as('failed'))
        .executeTakeFirstOrThrow();
      const { loggedIn } = await database
        .selectFrom('known_clients')
        .where('client', '=', client)
        .where('seen_at', '>=', since)
        .select(({ fn }) => fn.countAll().as('loggedIn'))
        .executeTakeFirstOrThrow();
      return { failed: Number(failed), loggedIn: Number(loggedIn) };
    },

    add(phone: string, client: string) {
      const at = now();
      return transaction(database, async (trx) => {
        await deleteBefore(trx, at - lifetime);
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

    forget: (phone: string, client: string) =>
      transaction(database, (trx) =>
        trx
          .deleteFrom('login_failures')
          .where('phone', '=', phone)
          .where('client', 'in', [client, anyClient])
          .execute(),
      ),

    sweep: () => transaction(database, (trx) => deleteBefore(trx, now() - lifetime)),
  };
}

function deleteBefore(trx: DatabaseTransaction, at: number) {
  return trx.deleteFrom('login_failures').where('last_at', '<', at).execute();
}
