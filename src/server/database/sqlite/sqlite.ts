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
import { retryWhileBusy } from '../transaction.ts';
import { keepRecent } from './keep-recent.ts';

export const databaseFile = (dataDir: string) => path.join(dataDir, 'portal.sqlite');

export function sqliteDialect(dataDir: string): Dialect {
  return {
    createDriver: () =>
      new ImmediateDriver({ database: () => retryWhileBusy(async () => open(dataDir), openTimeoutMs) }),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * The maximum number of statements in the cache. This is enough for all statements except those with a
 * varying number of values. Statements are cached, because preparing one takes as long as running it.
 */
const maxStatements = 200;

/**
 * The time in ms for which SQLite waits for a lock. It is short, because the driver is synchronous, so no
 * request is processed while it waits.
 */
const lockTimeout = 50;

/**
 * The time in ms for which opening is tried again. Processes that start together on a new database must take
 * turns, because the switch to WAL needs exclusive access to the file.
 */
const openTimeoutMs = 30_000;

/**
 * Opens the database file. SQLite waits only briefly for a lock; `transaction` in transaction.ts retries for
 * longer. `synchronous = full` makes commits survive a power cut.
 */
function open(dataDir: string): SqliteDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(databaseFile(dataDir), { timeout: lockTimeout });
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  } catch (error) {
    file.close();
    throw error;
  }
  const prepared = keepRecent<ReturnType<SqliteDatabase['prepare']>>(maxStatements);
  return {
    close: () => file.close(),
    prepare: (sql) =>
      prepared(sql, () => {
        const statement = file.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
          run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
          // Each iteration needs its own statement, because a cached statement may run again before the
          // iteration ends.
          iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
        };
      }),
  };
}

/**
 * Takes the write lock at the beginning of a transaction, because SQLite may deny the lock to a transaction
 * that has already read.
 */
class ImmediateDriver extends SqliteDriver {
  #lastBusy: { readonly error: unknown; readonly at: number } | undefined;

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    if (accessMode === 'read only') return void (await connection.executeQuery(CompiledQuery.raw('begin')));
    // Throws at once if another process held the lock a moment ago. If many transactions waited for the lock
    // one after another, the synchronous driver would block all requests.
    if (this.#lastBusy && performance.now() - this.#lastBusy.at < lockTimeout) throw this.#lastBusy.error;
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    } catch (error) {
      if (isBusy(error)) this.#lastBusy = { error, at: performance.now() };
      throw error;
    }
  }

  /**
   * Ignores the error if SQLite has already rolled back, for example on a full disk, so that the caller gets
   * the original error.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

/** Lets Kysely run all migrations in one transaction, so that processes that start together take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
