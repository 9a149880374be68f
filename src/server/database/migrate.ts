import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_MIGRATION_TABLE, FileMigrationProvider, Migrator } from 'kysely/migration';
import { UserError } from '../user-error.ts';
import { knownTableNames } from './every-table.ts';
import { longTransaction } from './long-transaction.ts';
import type { Database, DatabaseTransaction } from './transaction.ts';

/** The migrations by file name, in the order in which they run. Never change a released migration. */
const migrations = await new FileMigrationProvider({
  ...{ fs, path },
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
}).getMigrations();

/**
 * Runs the missing migrations. If several processes start together, one migrates while the others wait.
 * Throws a UserError if a newer version of this program has migrated the database.
 */
export async function migrate(database: Database): Promise<void> {
  const status = await schemaStatus(database);
  if (status === 'current') return;
  if (status === 'newer') throw new UserError(newerDatabaseMessage);
  await longTransaction(database, async (transaction) => {
    // Takes the lock here, because Kysely's Migrator creates its own tables before it takes the lock.
    const { adapter } = transaction.getExecutor();
    await adapter.acquireMigrationLock(transaction, { lockTable: '', lockRowId: '' });
    await migrateTo(transaction);
  });
}

export async function migrateTo(database: Database, last?: string): Promise<void> {
  // Uses the migrations that were read at the start. Reading the files again would take time while the caller
  // holds the database's write lock.
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw error;
}

export async function recreateTables(transaction: DatabaseTransaction, last: string): Promise<void> {
  for (const table of ['kysely_migration', ...knownTableNames].toReversed()) {
    await transaction.schema.dropTable(table).ifExists().execute();
  }
  await migrateTo(transaction, last);
}

export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}

export async function appliedMigrations(database: Database): Promise<string[]> {
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .orderBy('name')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

export const newerDatabaseMessage =
  'The database is of a newer version than this program. Run the version that used it last.';

export type SchemaStatus = 'empty' | 'older' | 'current' | 'newer';

export async function schemaStatus(database: Database): Promise<SchemaStatus> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return 'empty';
  const names = await appliedMigrations(database);
  if (!names.every(isKnownMigration)) return 'newer';
  return names.length < Object.keys(migrations).length ? 'older' : 'current';
}
