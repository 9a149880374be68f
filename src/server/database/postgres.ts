import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './transaction.ts';

const seconds = 1000;

/** PostgreSQL 15 or later through a pool; numbers come back as numbers and dates as the text they are. */
export function postgresDialect(url: string, onLostConnection: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3 * seconds,
    statement_timeout: 30 * seconds,
    // Where the network has fallen silent PostgreSQL's own limit is never heard of.
    query_timeout: 35 * seconds,
    idle_in_transaction_session_timeout: 30 * seconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * seconds,
    types: { getTypeParser },
  });
  // A lost connection that nobody listens to would end the process: the pool listens to idle ones only, and tells
  // of them again. While we close, losing one is nothing to tell.
  pool.on('connect', (client) => client.on('error', (error) => pool.ending || onLostConnection(error)));
  pool.on('error', () => {});
  return new PoolableDialect({ pool });
}

/** Works behind a pooler too, which gives each transaction another session. */
class PoolableDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PoolableAdapter();
  }
}

/** The lock of the migrations is the transaction's in which they run, not the session's. */
class PoolableAdapter extends PostgresAdapter {
  override async acquireMigrationLock(transaction: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(transaction);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

/** The few things that cannot be said in one way for both databases ask this. */
export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

const { builtins } = pg.types;

function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === builtins.INT8 || type === builtins.NUMERIC) return Number;
  if (type === builtins.DATE) return String;
  return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text');
}
