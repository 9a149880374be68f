import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export type Row = { readonly [column: string]: unknown };

/** What makes one store: the folder, and the database in it or beside it. */
export interface Store {
  readonly dataDir: string;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
}

/** Reads a store without the server, or writes to it. Parameters are $1, $2 … on both databases. */
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

/** The address of another database of the same server. */
export const databaseOn = (url: string, name: string) => url.replace(/\/\w+$/, `/${name}`);

/** One statement on a connection of its own. */
export async function query(url: string, sql: string, parameters: readonly string[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...parameters])).rows;
  } finally {
    await client.end();
  }
}
