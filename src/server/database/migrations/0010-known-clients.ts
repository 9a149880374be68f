import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('known_clients')
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_clients_once', ['phone', 'client'])
    .execute();
  await schema
    .createIndex('known_clients_by_client')
    .on('known_clients')
    .columns(['client', 'seen_at'])
    .execute();
  await schema.createIndex('known_clients_by_age').on('known_clients').column('seen_at').execute();
  await schema
    .createIndex('login_failures_by_client')
    .on('login_failures')
    .columns(['client', 'last_at'])
    .execute();
}
