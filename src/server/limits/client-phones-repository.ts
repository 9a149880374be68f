import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';
import type { LimitKey } from './client-address.ts';

/**
 * The value of `phone` in one extra row per client, which is locked while the client's phone numbers are
 * counted.
 */
const noPhone = '';

interface Limit {
  readonly table: 'submission_phones' | 'reset_lookups';
  readonly max: number;
  readonly withinMs: number;
}

/**
 * Limits how many different phone numbers one client may enter. A number that was entered before is not
 * counted again.
 */
export function createClientPhones(database: Database, now: () => number, { table, max, withinMs }: Limit) {
  const outdated = (trx: DatabaseTransaction, at: number) =>
    trx.deleteFrom(table).where('seen_at', '<', at - withinMs);

  /**
   * Returns the phone numbers that the client `key` has entered. Locks the client's extra row, so that
   * concurrent requests are counted one after another.
   */
  async function seenBy(trx: DatabaseTransaction, key: string, at: number) {
    await trx
      .insertInto(table)
      .values({ client: key, phone: noPhone, seen_at: at })
      .onConflict((conflict) => conflict.columns(['client', 'phone']).doUpdateSet({ seen_at: at }))
      .execute();
    await outdated(trx, at).where('client', '=', key).execute();
    return trx
      .selectFrom(table)
      .where('client', '=', key)
      .where('phone', '<>', noPhone)
      .orderBy('seen_at')
      .select(['phone', 'seen_at'])
      .execute();
  }

  return {
    /**
     * Returns the ms to wait, or 0 if the client may use the number now. A phone number that the client has
     * used before is always admitted.
     */
    admit(limitKeys: readonly LimitKey[], phone: string): Promise<number> {
      const at = now();
      return transaction(database, async (trx) => {
        const unseenBy: string[] = [];
        for (const { key, factor } of limitKeys) {
          const seen = await seenBy(trx, key, at);
          if (seen.some((row) => row.phone === phone)) continue;
          if (seen.length >= max * factor) return seen[0]!.seen_at + withinMs - at + 1;
          unseenBy.push(key);
        }
        if (unseenBy.length > 0) {
          const rows = unseenBy.map((client) => ({ client, phone, seen_at: at }));
          await trx.insertInto(table).values(rows).execute();
        }
        return 0;
      });
    },

    sweep: () => transaction(database, (trx) => outdated(trx, now()).execute()),
  };
}
