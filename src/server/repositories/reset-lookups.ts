import { type Database, transaction } from '../database/transaction.ts';

const window = 15 * 60_000;

/** In place of a phone: the client's own row, locked while its phones are counted. */
const noPhone = '';

/**
 * The phones that each client wanted to reset in the last quarter of an hour, known and unknown ones alike: whoever
 * tries numbers to learn which are students' is soon stopped.
 */
export function createResetLookups(database: Database, now: () => number, limit: number) {
  return {
    /** 0, or for how many ms this client has to wait. A phone it has named before is always admitted, and counts once. */
    admit(client: string, phone: string): Promise<number> {
      const at = now();
      return transaction(database, async (trx) => {
        await trx
          .insertInto('reset_lookups')
          .values({ client, phone: noPhone, seen_at: at })
          .onConflict((conflict) => conflict.columns(['client', 'phone']).doUpdateSet({ seen_at: at }))
          .execute();
        await trx
          .deleteFrom('reset_lookups')
          .where('client', '=', client)
          .where('seen_at', '<', at - window)
          .execute();
        const seen = await trx
          .selectFrom('reset_lookups')
          .where('client', '=', client)
          .where('phone', '<>', noPhone)
          .orderBy('seen_at')
          .select(['phone', 'seen_at'])
          .execute();
        if (seen.some((row) => row.phone === phone)) return 0;
        if (seen.length >= limit) return seen[0]!.seen_at + window - at + 1;
        await trx.insertInto('reset_lookups').values({ client, phone, seen_at: at }).execute();
        return 0;
      });
    },

    /** Takes away what is too old to count, of whatever client. */
    sweep: () =>
      transaction(database, (trx) =>
        trx
          .deleteFrom('reset_lookups')
          .where('seen_at', '<', now() - window)
          .execute(),
      ),
  };
}
