import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrateTo } from '#server/database/migrate.ts';
import { postgresDialect } from '#server/database/postgres/postgres.ts';
import { requestLimits } from '#server/database/postgres/postgres-pool.ts';
import type { Tables } from '#server/database/tables.ts';
import {
  describeOnEachDatabase,
  describeOnPostgres,
  openDatabaseIn,
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
    await vi.waitFor(async () => expect(await place.values(waiting)).toHaveLength(1));
    await writer.query("insert into business_loans values ('b', 'a', 1, '{}', 'digest', 1, 2)");
    await writer.query('commit');
    await migrated;
    expect(await place.values('select id from submissions order by id')).toEqual(['b', 'f']);
  });
});
