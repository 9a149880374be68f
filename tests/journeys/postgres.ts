import { startPostgres } from '../server/support/storage/postgres.ts';

/** Starts a temporary PostgreSQL for the tests that run on both PostgreSQL and the embedded database. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres();
  if (!postgres) {
    if (process.env.REQUIRE_POSTGRES === '1')
      throw new Error('REQUIRE_POSTGRES=1, but no PostgreSQL was found.');
    console.warn('\nPostgreSQL WAS NOT FOUND: its journeys are skipped.\n');
    return;
  }
  process.env.JOURNEYS_POSTGRES = postgres.url;
  return () => postgres.stop();
}
