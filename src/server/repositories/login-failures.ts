import { sql } from 'kysely';
import { type Database, transaction } from '../database/transaction.ts';

const remembered = 24 * 60 * 60_000;

/** Wrong passwords in a row, of known and unknown phones. In the database, because a restart must not forget them. */
export function createLoginFailures(database: Database, now: () => number) {
  return {
    async of(phone: string): Promise<number> {
      const row = await database
        .selectFrom('login_failures')
        .where('phone', '=', phone)
        .where('last_at', '>=', now() - remembered)
        .select('failures')
        .executeTakeFirst();
      return row?.failures ?? 0;
    },

    add(phone: string) {
      const at = now();
      return transaction(database, async (trx) => {
        await trx
          .deleteFrom('login_failures')
          .where('last_at', '<', at - remembered)
          .execute();
        await trx
          .insertInto('login_failures')
          .values({ phone, failures: 1, last_at: at })
          .onConflict((conflict) =>
            conflict.column('phone').doUpdateSet({ failures: sql`login_failures.failures + 1`, last_at: at }),
          )
          .execute();
      });
    },

    forget: (phone: string) =>
      transaction(database, (trx) => trx.deleteFrom('login_failures').where('phone', '=', phone).execute()),
  };
}
