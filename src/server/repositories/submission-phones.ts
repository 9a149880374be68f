import { type Database, transaction } from '../database/transaction.ts';

const hour = 60 * 60_000;

/** The phones that each client submitted within the hour: many students share a carrier's address, few have thirty phones. */
export function createSubmissionPhones(database: Database, now: () => number, limit: number) {
  return {
    /** Whether this client may submit for this phone. A phone it submitted before always may, and counts once. */
    admit(client: string, phone: string): Promise<boolean> {
      const at = now();
      return transaction(database, async (trx) => {
        await trx
          .deleteFrom('submission_phones')
          .where('seen_at', '<', at - hour)
          .execute();
        const seen = await trx
          .selectFrom('submission_phones')
          .where('client', '=', client)
          .select('phone')
          .execute();
        if (seen.some((row) => row.phone === phone)) return true;
        if (seen.length >= limit) return false;
        await trx
          .insertInto('submission_phones')
          .values({ client, phone, seen_at: at })
          .onConflict((conflict) => conflict.columns(['client', 'phone']).doNothing())
          .execute();
        return true;
      });
    },
  };
}
