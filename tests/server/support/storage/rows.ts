import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export type Row = { readonly [column: string]: unknown };

export interface Store {
  readonly dataDir: string;
  /** Undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
}

/** Returns the rows of an SQL query. Parameters are written $1, $2 … for both kinds of database. */
export async function rowsOf(
  { dataDir, databaseUrl }: Store,
  sql: string,
  parameters: readonly string[] = [],
  readOnly = true,
): Promise<Row[]> {
  if (databaseUrl) return query(databaseUrl, sql, parameters);
  const database = new DatabaseSync(path.join(dataDir, 'portal.sqlite'), { readOnly, timeout: 5000 });
  try {
    return database.prepare(sql.replace(/\$(\d)/g, '?$1')).all(...parameters) as Row[];
  } finally {
    database.close();
  }
}

export const databaseOn = (url: string, name: string) => url.replace(/\/\w+$/, `/${name}`);

export async function query(url: string, sql: string, parameters: readonly string[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...parameters])).rows;
  } finally {
    await client.end();
  }
}

/** Locks a table (embedded database: all writes). Returns a function that releases the lock. */
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
