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

/** The embedded database, as Kysely's SQLite dialect over Node's own driver. */
export function sqliteDialect(dataDir: string): Dialect {
  return {
    createDriver: () => new ImmediateDriver({ database: async () => open(dataDir) }),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Prepared statements to keep, because preparing takes as long as running. More than we have, but for lists of values. */
const mostStatements = 200;

/** For another process, in ms. The driver is synchronous: while it waits, every request does. */
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
          // A reading that goes on has a statement of its own: the same may be run in between.
          iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
        };
      }),
  };
}

/** Takes the write lock when a transaction begins, because it may not get it later. Read-only transactions take none. */
class ImmediateDriver extends SqliteDriver {
  #lastBusy: { readonly error: unknown; readonly at: number } | undefined;

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    if (accessMode === 'read only') return void (await connection.executeQuery(CompiledQuery.raw('begin')));
    // Who comes while the lock is known to be taken fails at once: waiting one by one would hold up every call.
    if (this.#lastBusy && performance.now() - this.#lastBusy.at < longestWait) throw this.#lastBusy.error;
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    } catch (error) {
      if (isBusy(error)) this.#lastBusy = { error, at: performance.now() };
      throw error;
    }
  }

  /** When the disk is full SQLite has rolled back by itself, and that error is the one to tell, not this one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

/** Lets migrations run in one transaction, which SQLite can, so that processes starting together take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
