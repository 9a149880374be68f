import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase, openDatabaseIn } from '../support/storage/test-storage.ts';

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
    ]);
  });

  test('a commit is written through to the disk', async () => {
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
