import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('write_probe')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('writes', 'bigint', (column) => column.notNull())
    .execute();
}
