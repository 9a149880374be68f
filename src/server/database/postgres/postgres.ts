import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../transaction.ts';
import { type Limits, openPool } from './postgres-pool.ts';

/**
 * Returns the dialect for PostgreSQL 15 or later. Its queries return 64-bit integers and decimals as numbers,
 * and dates as text.
 */
export function postgresDialect(
  url: string,
  limits: Limits,
  onLostConnection: (error: Error) => void,
): Dialect {
  const config = { connectionString: url, types: { getTypeParser } };
  return new PoolableDialect({ pool: openPool(config, limits, onLostConnection) });
}

class PoolableDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PoolableAdapter();
  }
}

/**
 * Ties the migration lock to the transaction instead of the session, because a connection pooler may run each
 * transaction in another session.
 */
class PoolableAdapter extends PostgresAdapter {
  override async acquireMigrationLock(transaction: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(transaction);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

export function isPostgres(database: Pick<Database, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

const { builtins } = pg.types;

function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === builtins.INT8 || type === builtins.NUMERIC) return Number;
  if (type === builtins.DATE) return String;
  return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text');
}
