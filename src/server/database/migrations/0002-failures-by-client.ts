import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropTable('login_failures').execute();
  await schema
    .createTable('login_failures')
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('login_failures_once', ['phone', 'client'])
    .execute();
  await schema.createIndex('login_failures_by_last').on('login_failures').column('last_at').execute();
  await schema.createIndex('sessions_by_use').on('sessions').column('used_at').execute();
  await schema.createIndex('sessions_by_age').on('sessions').column('created_at').execute();
}
