import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { isBusy } from '../store-errors.ts';
import { keepRecent } from './keep-recent.ts';

export const databaseFile = (dataDir: string) => path.join(dataDir, 'portal.sqlite');

/** The embedded database: Kysely's SQLite dialect over Node's own driver. */
export function sqliteDialect(dataDir: string): Dialect {
  return {
    createDriver: () => new ImmediateDriver({ database: async () => open(dataDir) }),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Cached prepared statements, because preparing takes as long as running. More than the code has, except for
 * variable-length value lists.
 */
const mostStatements = 200;

/** Lock wait, in ms. The driver is synchronous: while it waits, all requests wait. */
const longestWait = 50;

/** Waits for locks only briefly; `transaction` waits longer. `synchronous = full` makes commits survive a power cut. */
function open(dataDir: string): SqliteDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(databaseFile(dataDir), { timeout: longestWait });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const prepared = keepRecent<ReturnType<SqliteDatabase['prepare']>>(mostStatements);
  return {
    close: () => file.close(),
    prepare: (sql) =>
      prepared(sql, () => {
        const statement = file.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
          run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
          // An iteration needs its own statement: the same one may run in between.
          iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
        };
      }),
  };
}

/**
 * Takes the write lock when a transaction begins, because it may not get it later. Read-only transactions take none.
 */
class ImmediateDriver extends SqliteDriver {
  #lastBusy: { readonly error: unknown; readonly at: number } | undefined;

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    if (accessMode === 'read only') return void (await connection.executeQuery(CompiledQuery.raw('begin')));
    // While the lock is known to be taken, transactions fail at once: waiting one by one would block all requests.
    if (this.#lastBusy && performance.now() - this.#lastBusy.at < longestWait) throw this.#lastBusy.error;
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    } catch (error) {
      if (isBusy(error)) this.#lastBusy = { error, at: performance.now() };
      throw error;
    }
  }

  /** On a full disk SQLite has already rolled back, and that error should be reported instead of this one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

/** Runs migrations in one transaction, which SQLite supports, so that processes starting together take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
