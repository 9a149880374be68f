import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('phone_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('student_id', 'text', (column) => column.notNull().references('students.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('old_phone', 'text', (column) => column.notNull())
    .addColumn('new_phone', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('proven_at', 'bigint')
    .addUniqueConstraint('phone_changes_once', ['student_id', 'number'])
    .execute();
  await schema.createIndex('phone_changes_from').on('phone_changes').column('old_phone').execute();
}
