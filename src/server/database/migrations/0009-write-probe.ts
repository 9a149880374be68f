import type { Kysely } from 'kysely';

/** Adds a table with one row, which is updated to check whether the database can be written. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('write_probe')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('writes', 'bigint', (column) => column.notNull())
    .execute();
}
