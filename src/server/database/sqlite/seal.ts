import { sql } from 'kysely';
import { UserError } from '../../user-error.ts';
import type { Database, DatabaseTransaction } from '../transaction.ts';

type Seal = { moved_to_postgres: { at: number } };

/**
 * Blocks all writes after the move to PostgreSQL. Uses triggers, because a running server may still have the
 * embedded database open.
 */
export async function seal(transaction: DatabaseTransaction, at: number): Promise<void> {
  const tables = await transaction.introspection.getTables({ withInternalKyselyTables: true });
  for (const { name } of tables) {
    for (const event of ['insert', 'update', 'delete']) {
      const trigger = sql.id(`no_${event}_on_${name}`);
      await sql`create trigger ${trigger} before ${sql.raw(event)} on ${sql.table(name)}
        begin select raise(abort, 'moved to PostgreSQL'); end`.execute(transaction);
    }
  }
  await transaction.schema.createTable('moved_to_postgres').addColumn('at', 'bigint').execute();
  await transaction.withTables<Seal>().insertInto('moved_to_postgres').values({ at }).execute();
}

export async function assertNotSealed(database: Database): Promise<void> {
  const tables = await sql`select 1 from sqlite_master where name = 'moved_to_postgres'`.execute(database);
  if (tables.rows.length === 0) return;
  const sealed = database.withTables<Seal>().selectFrom('moved_to_postgres').select('at');
  const { at } = await sealed.executeTakeFirstOrThrow();
  const day = new Date(at).toISOString().slice(0, 10);
  throw new UserError(
    `The embedded database was moved to PostgreSQL on ${day}. Set DATABASE_URL to use that one.`,
  );
}
