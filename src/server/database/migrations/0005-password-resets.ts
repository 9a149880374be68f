import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('messages').addColumn('parameters', 'text').execute();
  await schema.alterTable('messages').addColumn('expires_at', 'bigint').execute();
  await schema
    .createIndex('messages_to_phone')
    .on('messages')
    .columns(['phone', 'kind', 'created_at'])
    .execute();
  await schema
    .createTable('reset_lookups')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reset_lookups_once', ['client', 'phone'])
    .execute();
  await schema.createIndex('reset_lookups_by_age').on('reset_lookups').column('seen_at').execute();
  await schema
    .createTable('reset_entries')
    .addColumn('phone', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('reset_codes')
    .addColumn('student_id', 'text', (column) => column.primaryKey().references('students.id'))
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
