import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isBusy } from './store-errors.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

const lockTimeoutMs = 2_000;

/**
 * Runs a durable transaction. While another process holds the lock it waits asynchronously, for two seconds at most.
 */
export function transaction<Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return retryWhileBusy(() => database.transaction().execute(work), lockTimeoutMs);
}

/** Repeats an attempt that failed because of another process's lock. */
export async function retryWhileBusy<Result>(
  attempt: () => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(20 + Math.random() * 60);
    }
  }
}

/** Throws unless a write can be committed now. It has to change something: a no-op would not notice a full disk. */
export async function assertWritable(database: Database): Promise<void> {
  await transaction(database, (trx) =>
    trx
      .insertInto('write_probe')
      .values({ id: 'ready', writes: 1 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((is) => ({ writes: is('write_probe.writes', '+', 1) })),
      )
      .execute(),
  );
}

/** An update that changes nothing: both databases lock the rows until the transaction ends. */
export function lock(trx: DatabaseTransaction, table: 'applications' | 'students') {
  return trx.updateTable(table).set((row) => ({ id: row.ref('id') }));
}
