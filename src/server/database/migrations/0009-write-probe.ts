import type { Kysely } from 'kysely';

/** What is written to learn whether anything can be. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('write_probe')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('writes', 'bigint', (column) => column.notNull())
    .execute();
}
