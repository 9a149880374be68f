import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isBusy } from './store-errors.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

const lockTimeoutMs = 2_000;

/**
 * Runs `work` in a transaction. Retries for up to two seconds while another process holds the lock, without
 * blocking other requests. Once committed, the changes survive a power cut.
 */
export function transaction<Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return retryWhileBusy(() => database.transaction().execute(work), lockTimeoutMs);
}

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

/**
 * Throws if the database cannot be written. Changes a stored value, because a write without a change would
 * succeed even on a full disk.
 */
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

/**
 * Returns an update that changes nothing. Both SQLite and PostgreSQL keep the rows locked until the
 * transaction ends.
 */
export function lock(trx: DatabaseTransaction, table: 'applications' | 'students') {
  return trx.updateTable(table).set((row) => ({ id: row.ref('id') }));
}
