import { sql } from 'kysely';
import { isPostgres } from './postgres/postgres.ts';
import { withoutLimitsSql } from './postgres/postgres-pool.ts';
import { type Database, type DatabaseTransaction, retryWhileBusy } from './transaction.ts';

const lockTimeoutMs = 30_000;

type Work<Result> = (transaction: DatabaseTransaction) => Promise<Result>;

/** Runs `work` without the time limits of a request. Waits up to 30 seconds for the write lock. */
export function longTransaction<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return retryWhileBusy(() => database.transaction().execute(withoutTimeouts(work)), lockTimeoutMs);
}

export function snapshot<Result>(database: Database, read: Work<Result>): Promise<Result> {
  const transaction = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(withoutTimeouts(read));
}

/**
 * Lifts PostgreSQL's time limits for the transaction, because it may pause for long between two statements,
 * for example to write to a slow disk.
 */
function withoutTimeouts<Result>(work: Work<Result>): Work<Result> {
  return async (transaction) => {
    if (isPostgres(transaction)) await sql.raw(withoutLimitsSql).execute(transaction);
    return work(transaction);
  };
}
