import { type Kysely, sql } from 'kysely';

/** Also sets missing expiry times: messages without one are all reminders, which expire after one day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('messages').addColumn('reference', 'text').execute();
  await schema.alterTable('messages').addColumn('error', 'text').execute();
  await sql`update messages set expires_at = created_at + 86400000 where expires_at is null`.execute(
    database,
  );
}
