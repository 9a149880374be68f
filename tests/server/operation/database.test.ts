import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { longTransaction, snapshot } from '#server/database/long-transaction.ts';
import { migrateTo } from '#server/database/migrate.ts';
import { connect, openDatabase } from '#server/database/open.ts';
import { postgresDialect } from '#server/database/postgres/postgres.ts';
import { requestLimits } from '#server/database/postgres/postgres-pool.ts';
import { databaseFile } from '#server/database/sqlite/sqlite.ts';
import { isUnavailable } from '#server/database/store-errors.ts';
import type { Tables } from '#server/database/tables.ts';
import { type Database, type DatabaseTransaction, transaction } from '#server/database/transaction.ts';
import {
  describeOnEachDatabase,
  describeOnPostgres,
  openDatabaseIn,
  openEmbedded,
  type TestStorage,
} from '../support/storage/test-storage.ts';

describeOnEachDatabase('migrations', (_, openEmpty) => {
  test('run once, also when several processes start together', async () => {
    const place = await openEmpty();
    await Promise.all(Array.from({ length: 8 }, () => openDatabaseIn(place)));
    await openDatabaseIn(place);
    expect(await place.values('select name from kysely_migration order by name')).toEqual([
      '0001-application',
      '0002-failures-by-client',
      '0003-surveys',
      '0004-money',
      '0005-password-resets',
      '0006-message-outcomes',
      '0007-files-under-way',
      '0008-office',
      '0009-write-probe',
      '0010-known-clients',
      '0011-reset-shares',
      '0012-phone-changes',
      '0013-tokenless-invoices',
      '0014-client-budgets',
      '0016-build-assets',
      '0017-submissions',
      '0018-form-sessions',
      '0019-reminder-requests',
    ]);
  });

  test('leave a database that flushes every commit to disk', async () => {
    const place = await openEmpty();
    const database = await openDatabaseIn(place);
    if (place.databaseUrl) {
      const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(database);
      expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    } else {
      expect((await sql`pragma synchronous`.execute(database)).rows).toEqual([{ synchronous: 2 }]);
      expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: 'wal' }]);
      expect((await sql`pragma busy_timeout`.execute(database)).rows).toEqual([{ timeout: 50 }]);
    }
  });
});

test('an embedded database that another process is creating is opened when that process is done', async () => {
  const place = await openEmbedded();
  const other = new DatabaseSync(databaseFile(place.dataDir));
  other.exec('begin exclusive');
  const opened = openDatabaseIn(place);
  await setImmediate();
  other.exec('commit');
  other.close();
  await opened;
  expect(await place.rows('select id from students')).toEqual([]);
});

describeOnPostgres('the migration to one table for all forms', (_, openEmpty) => {
  test('waits for an older process’s write, and includes it', async () => {
    const place = await openEmpty();
    const url = place.databaseUrl!;
    const old = new Kysely<Tables>({ dialect: postgresDialect(url, requestLimits, () => {}) });
    onTestFinished(() => old.destroy());
    await migrateTo(old, '0016-build-assets');
    const writer = new pg.Client(url);
    await writer.connect();
    onTestFinished(() => writer.end());
    await writer.query("insert into students values ('s', '3012345', 'hash', 0, 1)");
    await writer.query(
      "insert into applications values ('a', 's', 'open', 1, '{}', 'F', 'S', 'e', 'm', 1, '2026-11-20', null, 1, null)",
    );
    await writer.query('begin');
    await writer.query("insert into freelance_surveys values ('f', 'a', 1, '{}', 'digest', 1, 1)");

    const migrated = openDatabaseIn(place);
    const waiting =
      'select pid from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
    await expect.poll(() => place.values(waiting)).toHaveLength(1);
    await writer.query("insert into business_loans values ('b', 'a', 1, '{}', 'digest', 1, 2)");
    await writer.query('commit');
    await migrated;
    expect(await place.values('select id from submissions order by id')).toEqual(['b', 'f']);
  });
});

/** `statementMs` and `totalMs` are in ms, and shorter than the query in `wait`, which takes one second. */
const limits = { ...requestLimits, statementMs: 300, totalMs: 600 };

const wait = (database: Database | DatabaseTransaction) => sql`select pg_sleep(1)`.execute(database);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (isUnavailable(error) ? 'unavailable' : error),
  );

async function withDatabase(place: TestStorage, use: (database: Database) => Promise<void>): Promise<void> {
  const database = connect(place, console.error, limits);
  try {
    await use(database);
  } finally {
    await database.destroy();
  }
}

describeOnPostgres('a query longer than a request’s limit', (open, openEmpty) => {
  test('is ended for a request, and the connection stays usable', async () => {
    await withDatabase(await open(), async (database) => {
      expect(await outcomeOf(wait(database))).toBe('unavailable');
      expect(await outcomeOf(transaction(database, wait))).toBe('unavailable');
      expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
    });
  });

  test('continues for a backup, an import or a move', async () => {
    await withDatabase(await open(), async (database) => {
      expect(await outcomeOf(longTransaction(database, wait))).toBe('done');
      expect(await outcomeOf(snapshot(database, wait))).toBe('done');
      // The longer limits of these two must not apply to later transactions on the same connection.
      expect(await outcomeOf(transaction(database, wait))).toBe('unavailable');
    });
  });

  test('continues for a migration, also while it waits for another one', async () => {
    const place = await openEmpty();
    const other = new pg.Client({ connectionString: place.databaseUrl });
    await other.connect();
    await other.query('begin; select pg_advisory_xact_lock(3853314791062309107)');
    const migrated = openDatabase(place, console.error, limits);
    await other.query('select pg_sleep(1.5)');
    await other.end();
    await (await migrated).destroy();
    expect(await place.rows('select id from students')).toEqual([]);
  });
});
