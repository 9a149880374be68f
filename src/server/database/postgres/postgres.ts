import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../transaction.ts';
import { type Limits, openPool } from './postgres-pool.ts';

/** PostgreSQL 15 or later; numbers come back as numbers and dates as the text they are. */
export function postgresDialect(
  url: string,
  limits: Limits,
  onLostConnection: (error: Error) => void,
): Dialect {
  const config = { connectionString: url, types: { getTypeParser } };
  return new PoolableDialect({ pool: openPool(config, limits, onLostConnection) });
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

/** For the few statements that differ between the databases. */
export function isPostgres(database: Pick<Database, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

const { builtins } = pg.types;

function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === builtins.INT8 || type === builtins.NUMERIC) return Number;
  if (type === builtins.DATE) return String;
  return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text');
}
