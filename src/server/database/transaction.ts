import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';
import { isBusy } from './unavailable.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

const patience = 2_000;

/**
 * One transaction a request, durable when it returns. While another process holds the lock it waits without
 * holding up other requests, two seconds at most; then the caller answers 503.
 */
export function transaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return whenFree(() => database.transaction().execute(work), patience);
}

/** Repeats what failed only because somebody else was in the way. */
export async function whenFree<Result>(attempt: () => Promise<Result>, patienceMs: number): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(20 + Math.random() * 60);
    }
  }
}

/** Throws unless a row could be written right now. It is taken back: asked every few seconds, it costs the disk nothing. */
export async function assertWritable(database: Database): Promise<void> {
  const takenBack = new Error('taken back');
  await transaction(database, async (trx) => {
    await trx.insertInto('submission_phones').values({ client: '', phone: '', seen_at: 0 }).execute();
    throw takenBack;
  }).catch((error) => {
    if (error !== takenBack) throw error;
  });
}
