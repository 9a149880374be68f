import type { Kysely } from 'kysely';

/**
 * Adds a table with the names of files that are being stored and have no row in `invoice_files` yet. If the server
 * stops before the row is added, `sweepAbandonedFiles` finds and deletes the file by this name.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('files_under_way')
    .addColumn('stored_as', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('files_under_way_by_age').on('files_under_way').column('since').execute();
}
