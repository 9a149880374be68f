import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('transactions').addColumn('cancels', 'text').execute();
  await schema
    .createIndex('transactions_cancelled_once')
    .on('transactions')
    .column('cancels')
    .unique()
    .execute();
  await schema.alterTable('transactions').addColumn('import_key', 'text').execute();
  await schema
    .createIndex('transactions_imported_once')
    .on('transactions')
    .column('import_key')
    .unique()
    .execute();
  await schema.createIndex('applications_by_age').on('applications').columns(['created_at', 'id']).execute();
  for (const table of ['freelance_surveys', 'business_loans']) {
    await schema.createIndex(`${table}_by_age`).on(table).columns(['created_at', 'id']).execute();
  }
}
