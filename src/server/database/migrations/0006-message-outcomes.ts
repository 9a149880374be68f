import { type Kysely, sql } from 'kysely';

/** Gives messages a delivery result, and an expiry where they have none: reminders are valid for a day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('messages').addColumn('reference', 'text').execute();
  await schema.alterTable('messages').addColumn('error', 'text').execute();
  await sql`update messages set expires_at = created_at + 86400000 where expires_at is null`.execute(
    database,
  );
}
