import { type Database, type DatabaseTransaction, transaction } from '../database/transaction.ts';

const hour = 60 * 60_000;
/** A client stays known for 30 days (in ms), because many students log in only once a month, to pay. */
const lifetime = 30 * 24 * hour;

export type KnownClients = ReturnType<typeof createKnownClients>;

/**
 * Stores the clients (IPv4 addresses or IPv6 networks) from which each phone number has recently logged in or
 * applied. The throttles count wrong passwords from known clients and from unknown ones separately.
 */
export function createKnownClients(database: Database, now: () => number) {
  return {
    has: (phone: string, client: string) => isKnownClient(database, phone, client),

    /**
     * Adds the client, or renews it. Writes at most once an hour for each phone number and client, so that
     * most log-ins need no write.
     */
    async add(phone: string, client: string): Promise<void> {
      const at = now();
      const seen = await rowOf(database, phone, client).executeTakeFirst();
      if (seen && seen.seen_at > at - hour) return;
      await transaction(database, (trx) => addKnownClient(trx, phone, client, at));
    },

    sweep: () =>
      transaction(database, (trx) =>
        trx
          .deleteFrom('known_clients')
          .where('seen_at', '<', now() - lifetime)
          .execute(),
      ),
  };
}

export async function addKnownClient(trx: DatabaseTransaction, phone: string, client: string, at: number) {
  await trx
    .insertInto('known_clients')
    .values({ phone, client, seen_at: at })
    .onConflict((conflict) => conflict.columns(['phone', 'client']).doUpdateSet({ seen_at: at }))
    .execute();
}

export async function isKnownClient(database: Database, phone: string, client: string): Promise<boolean> {
  return (await rowOf(database, phone, client).executeTakeFirst()) !== undefined;
}

function rowOf(database: Database, phone: string, client: string) {
  return database
    .selectFrom('known_clients')
    .where('phone', '=', phone)
    .where('client', '=', client)
    .select('seen_at');
}
