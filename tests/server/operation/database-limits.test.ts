import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { longTransaction, snapshot } from '#server/database/long-transaction.ts';
import { connect, openDatabase } from '#server/database/open.ts';
import { requestLimits } from '#server/database/postgres/postgres-pool.ts';
import { isUnavailable } from '#server/database/store-errors.ts';
import { type Database, type DatabaseTransaction, transaction } from '#server/database/transaction.ts';
import { describeOnPostgres, type TestStorage } from '../support/storage/test-storage.ts';

/** Time limits in ms. The query in `wait` takes one second, which exceeds both limits. */
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
      // `longTransaction` and `snapshot` have a longer time limit. It must apply only to their transaction,
      // not to later ones on the same connection.
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
