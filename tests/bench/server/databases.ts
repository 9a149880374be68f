import { query } from '../../server/support/storage/rows.ts';

export interface DatabaseKind {
  readonly name: string;
  readonly version: string;
  readonly isEmbedded: boolean;
  /** The address of a new, empty one; undefined for the embedded database, which is new in a new folder. */
  create(): Promise<string | undefined>;
}

export const embedded: DatabaseKind = {
  name: 'embedded',
  version: `SQLite ${process.versions.sqlite}`,
  isEmbedded: true,
  create: async () => undefined,
};

/** New databases of a PostgreSQL that is thrown away as a whole. */
export async function databasesOf(server: string): Promise<DatabaseKind> {
  let count = 0;
  const [shown] = await query(server, 'show server_version');
  return {
    name: 'PostgreSQL',
    version: `PostgreSQL ${String(shown?.server_version).split(' ')[0]}`,
    isEmbedded: false,
    async create() {
      count += 1;
      await query(server, `create database bench_${count}`);
      return server.replace(/\w+$/, `bench_${count}`);
    },
  };
}
