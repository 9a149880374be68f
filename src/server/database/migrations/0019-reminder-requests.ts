import type { Kysely } from 'kysely';

/** Adds a table that stores requests for payment reminders until they are processed. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('reminder_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute();
}
