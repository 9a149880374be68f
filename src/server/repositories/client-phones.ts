import { type Database, transaction } from '../database/transaction.ts';

/** In place of a phone: the client's own row, locked while its phones are counted. */
const noPhone = '';

interface Limit {
  /** One store for each thing that is counted, all of one shape. */
  readonly table: 'submission_phones' | 'reset_lookups';
  readonly most: number;
  readonly withinMs: number;
}

/**
 * The phones that each client has named lately, known and unknown ones alike: many students share a carrier's
 * address, few have many phones, and whoever tries number after number is soon stopped.
 */
export function createClientPhones(database: Database, now: () => number, { table, most, withinMs }: Limit) {
  return {
    /** 0, or for how many ms this client has to wait. A phone it has named before is always admitted, and counts once. */
    admit(client: string, phone: string): Promise<number> {
      const at = now();
      return transaction(database, async (trx) => {
        await trx
          .insertInto(table)
          .values({ client, phone: noPhone, seen_at: at })
          .onConflict((conflict) => conflict.columns(['client', 'phone']).doUpdateSet({ seen_at: at }))
          .execute();
        await trx
          .deleteFrom(table)
          .where('client', '=', client)
          .where('seen_at', '<', at - withinMs)
          .execute();
        const seen = await trx
          .selectFrom(table)
          .where('client', '=', client)
          .where('phone', '<>', noPhone)
          .orderBy('seen_at')
          .select(['phone', 'seen_at'])
          .execute();
        if (seen.some((row) => row.phone === phone)) return 0;
        if (seen.length >= most) return seen[0]!.seen_at + withinMs - at + 1;
        await trx.insertInto(table).values({ client, phone, seen_at: at }).execute();
        return 0;
      });
    },

    /** Takes away what is too old to count, of whatever client. */
    sweep: () =>
      transaction(database, (trx) =>
        trx
          .deleteFrom(table)
          .where('seen_at', '<', now() - withinMs)
          .execute(),
      ),
  };
}
