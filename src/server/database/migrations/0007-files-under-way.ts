import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('files_under_way')
    .addColumn('stored_as', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('files_under_way_by_age').on('files_under_way').column('since').execute();
}
