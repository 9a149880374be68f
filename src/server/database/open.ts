import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres/postgres.ts';
import { type Limits, requestLimits } from './postgres/postgres-pool.ts';
import { assertNotSealed } from './sqlite/seal.ts';
import { sqliteDialect } from './sqlite/sqlite.ts';
import type { Tables } from './tables.ts';
import type { Database } from './transaction.ts';

/**
 * Opens the database and runs the missing migrations. Throws a UserError if the embedded database was moved
 * to PostgreSQL.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onLostConnection: (error: Error) => void,
  limits?: Limits,
): Promise<Database> {
  const database = connect(config, onLostConnection, limits);
  try {
    if (!config.databaseUrl) await assertNotSealed(database);
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

export function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onLostConnection: (error: Error) => void,
  limits: Limits = requestLimits,
): Database {
  const dialect = config.databaseUrl
    ? postgresDialect(config.databaseUrl, limits, onLostConnection)
    : sqliteDialect(config.dataDir);
  return new Kysely<Tables>({ dialect });
}
