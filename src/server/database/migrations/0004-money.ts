import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('transactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('memo', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('transactions_once', ['application_id', 'number'])
    .execute();
  await schema
    .createIndex('transactions_of_application')
    .on('transactions')
    .columns(['application_id', 'kind', 'date', 'number'])
    .execute();
  await schema.alterTable('applications').addColumn('application_fee', 'bigint').execute();
}
