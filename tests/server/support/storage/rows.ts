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

/** Reads a store without the server. */
export async function rowsOf({ dataDir, databaseUrl }: Store, sql: string): Promise<Row[]> {
  if (databaseUrl) return query(databaseUrl, sql);
  const database = new DatabaseSync(path.join(dataDir, 'portal.sqlite'), { readOnly: true });
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

/** The address of another database of the same server. */
export const databaseOn = (url: string, name: string) => url.replace(/\/\w+$/, `/${name}`);

/** One statement on a connection of its own. */
export async function query(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
