import { type Kysely, sql } from 'kysely';

/**
 * Adds columns for the result of sending a message. Gives messages without an expiry, which are all
 * reminders, an expiry of one day.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('messages').addColumn('reference', 'text').execute();
  await schema.alterTable('messages').addColumn('error', 'text').execute();
  await sql`update messages set expires_at = created_at + 86400000 where expires_at is null`.execute(
    database,
  );
}
