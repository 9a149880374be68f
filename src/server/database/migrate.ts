import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { UserError } from '../user-error.ts';
import { tableNames } from './every-table.ts';
import { longTransaction } from './long-transaction.ts';
import * as application from './migrations/0001-application.ts';
import * as failuresByClient from './migrations/0002-failures-by-client.ts';
import * as surveys from './migrations/0003-surveys.ts';
import * as money from './migrations/0004-money.ts';
import * as passwordResets from './migrations/0005-password-resets.ts';
import * as messageOutcomes from './migrations/0006-message-outcomes.ts';
import * as filesUnderWay from './migrations/0007-files-under-way.ts';
import * as office from './migrations/0008-office.ts';
import * as writeProbe from './migrations/0009-write-probe.ts';
import * as knownClients from './migrations/0010-known-clients.ts';
import * as resetShares from './migrations/0011-reset-shares.ts';
import * as phoneChanges from './migrations/0012-phone-changes.ts';
import * as tokenlessInvoices from './migrations/0013-tokenless-invoices.ts';
import * as clientBudgets from './migrations/0014-client-budgets.ts';
import * as buildAssets from './migrations/0016-build-assets.ts';
import type { Database, DatabaseTransaction } from './transaction.ts';

/** In the order of their names. A migration that was released never changes. */
const migrations = {
  '0001-application': application,
  '0002-failures-by-client': failuresByClient,
  '0003-surveys': surveys,
  '0004-money': money,
  '0005-password-resets': passwordResets,
  '0006-message-outcomes': messageOutcomes,
  '0007-files-under-way': filesUnderWay,
  '0008-office': office,
  '0009-write-probe': writeProbe,
  '0010-known-clients': knownClients,
  '0011-reset-shares': resetShares,
  '0012-phone-changes': phoneChanges,
  '0013-tokenless-invoices': tokenlessInvoices,
  '0014-client-budgets': clientBudgets,
  '0016-build-assets': buildAssets,
};

/**
 * Several processes may start together: one migrates, all in one transaction, and the others wait for its lock. Where
 * nothing is to be done, nothing is locked.
 */
export async function migrate(database: Database): Promise<void> {
  const status = await schemaStatus(database);
  if (status === 'current') return;
  if (status === 'newer') throw new UserError(newerDatabaseMessage);
  await longTransaction(database, async (transaction) => {
    // Migrator takes it as well, but only after it has made its own tables.
    const { adapter } = transaction.getExecutor();
    await adapter.acquireMigrationLock(transaction, { lockTable: '', lockRowId: '' });
    await migrateTo(transaction);
  });
}

/** The newest migration that this version of the program knows, unless another is named. */
export async function migrateTo(database: Database, last?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** Makes the tables anew, empty, as they were after that migration. */
export async function recreateTables(transaction: DatabaseTransaction, last: string): Promise<void> {
  for (const table of ['kysely_migration', ...tableNames].toReversed()) {
    await transaction.schema.dropTable(table).ifExists().execute();
  }
  await migrateTo(transaction, last);
}

export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}

/** The names of the migrations that have run, in their order. */
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

/** How a database stands to this program: without tables, or of which version. */
export type SchemaStatus = 'empty' | 'older' | 'current' | 'newer';

export async function schemaStatus(database: Database): Promise<SchemaStatus> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return 'empty';
  const names = await appliedMigrations(database);
  if (!names.every(isKnownMigration)) return 'newer';
  return names.length < Object.keys(migrations).length ? 'older' : 'current';
}
