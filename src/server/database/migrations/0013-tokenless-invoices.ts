import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('students').addColumn('reset_at', 'bigint').execute();
  await schema
    .alterTable('invoice_files')
    .addColumn('without_token', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
