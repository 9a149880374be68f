import type { Kysely } from 'kysely';

/**
 * Adds columns for the time at which a student last reset the password with a code, and for whether an
 * invoice was sent with only the application's id instead of a session token.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('students').addColumn('reset_at', 'bigint').execute();
  await schema
    .alterTable('invoice_files')
    .addColumn('without_token', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
