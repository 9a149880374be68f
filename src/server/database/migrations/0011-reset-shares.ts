import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropTable('reset_codes').execute();
  await schema
    .createTable('reset_codes')
    .addColumn('student_id', 'text', (column) => column.notNull().references('students.id'))
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('tries', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reset_codes_once', ['student_id', 'client'])
    .execute();
  await schema
    .createTable('reset_sendings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('is_known', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('reset_sendings_to_phone')
    .on('reset_sendings')
    .columns(['phone', 'sent_at'])
    .execute();
  await schema.createIndex('reset_sendings_by_age').on('reset_sendings').column('sent_at').execute();
}
