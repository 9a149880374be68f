import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('client_budgets')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('budget', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('spent', 'bigint', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('client_budgets_once', ['client', 'budget'])
    .execute();
  await schema.createIndex('client_budgets_by_age').on('client_budgets').column('since').execute();
}
