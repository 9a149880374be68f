import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export type Row = { readonly [column: string]: unknown };

/** A store: the data folder, and its database. */
export interface Store {
  readonly dataDir: string;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
}

/** Reads or writes a store without the server. Parameters are $1, $2 … on both databases. */
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

/** The URL of another database on the same server. */
export const databaseOn = (url: string, name: string) => url.replace(/\/\w+$/, `/${name}`);

/** Runs one statement on its own connection. */
export async function query(url: string, sql: string, parameters: readonly string[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...parameters])).rows;
  } finally {
    await client.end();
  }
}
