import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['freelance_surveys', 'business_loans']) {
    await schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id'))
      .addColumn('flow_version', 'integer', (column) => column.notNull())
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('copy', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint(`${table}_once`, ['application_id', 'digest', 'copy'])
      .execute();
  }
}
