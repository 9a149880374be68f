import type { Kysely } from 'kysely';

/** Adds a table whose one row is written to check whether the database is writable. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('write_probe')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('writes', 'bigint', (column) => column.notNull())
    .execute();
}
