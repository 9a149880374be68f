import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('form_sessions')
    .addColumn('token_digest', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('last_press', 'text', (column) => column.notNull())
    .addColumn('sendings', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_sessions_key', ['token_digest', 'form'])
    .execute();
  await database.schema
    .createIndex('form_sessions_by_age')
    .on('form_sessions')
    .columns(['expires_at'])
    .execute();
}
