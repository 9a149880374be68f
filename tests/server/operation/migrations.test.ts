import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { describeOnEachDatabase } from '../support/storage/test-storage.ts';

function fail(error: Error): never {
  throw error;
}

describeOnEachDatabase('migrations', (_, openEmpty) => {
  test('run once, also when several processes start together', async () => {
    const place = await openEmpty();
    const databases = await Promise.all(Array.from({ length: 8 }, () => openDatabase(place, fail)));
    for (const database of databases) await database.destroy();
    const again = await openDatabase(place, fail);
    await again.destroy();
    expect(await place.rows('select name from kysely_migration order by name')).toEqual([
      { name: '0001-application' },
      { name: '0002-failures-by-client' },
      { name: '0003-surveys' },
      { name: '0004-money' },
      { name: '0005-password-resets' },
      { name: '0006-message-outcomes' },
      { name: '0007-files-under-way' },
      { name: '0008-office' },
      { name: '0009-write-probe' },
      { name: '0010-known-clients' },
      { name: '0011-reset-shares' },
      { name: '0012-phone-changes' },
      { name: '0013-tokenless-invoices' },
      { name: '0014-client-budgets' },
      { name: '0016-build-assets' },
    ]);
  });

  test('a commit is written through to the disk', async () => {
    const place = await openEmpty();
    const database = await openDatabase(place, fail);
    if (place.databaseUrl) {
      const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(database);
      expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    } else {
      expect((await sql`pragma synchronous`.execute(database)).rows).toEqual([{ synchronous: 2 }]);
      expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: 'wal' }]);
      expect((await sql`pragma busy_timeout`.execute(database)).rows).toEqual([{ timeout: 50 }]);
    }
    await database.destroy();
  });
});
