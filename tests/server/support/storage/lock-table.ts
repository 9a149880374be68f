import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Store } from './rows.ts';

/** Locks a table in PostgreSQL, or all writes in the embedded database, until the returned call. */
export async function lockTable(
  { dataDir, databaseUrl }: Store,
  table: string,
  mode = 'access exclusive',
): Promise<() => Promise<void>> {
  if (databaseUrl) {
    const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'holder' });
    holder.on('error', () => {});
    await holder.connect();
    await holder.query(`begin; lock table ${table} in ${mode} mode`);
    return () => holder.end();
  }
  const holder = new DatabaseSync(path.join(dataDir, 'portal.sqlite'));
  holder.exec('begin immediate');
  return async () => holder.close();
}
