import { type Kysely, sql } from 'kysely';
import { UserError } from '../user-error.ts';
import { knownTableNames, type Row, type TableName, tablesByName } from './every-table.ts';
import { isPostgres } from './postgres/postgres.ts';
import { isUnavailable } from './store-errors.ts';
import type { DatabaseTransaction } from './transaction.ts';

/** A batch of this size takes only a few megabytes of memory, even if all answers are as long as possible. */
const batchSize = 200;

/**
 * Yields the rows of a table, sorted by the bytes of their primary keys, so that SQLite and PostgreSQL give
 * the same order.
 */
export async function* readRows(transaction: DatabaseTransaction, table: TableName): AsyncGenerator<Row> {
  const onPostgres = isPostgres(transaction);
  const rows = tablesByName[table].key.reduce(
    (query, column) => query.orderBy(column, (by) => (onPostgres ? by.collate('C') : by)),
    anyTables(transaction).selectFrom(table).selectAll(),
  );
  if (!onPostgres) {
    yield* rows.stream();
    return;
  }
  await sql`declare every_row no scroll cursor for ${rows}`.execute(transaction);
  const next = sql<Row>`fetch ${sql.lit(batchSize)} from every_row`;
  for (;;) {
    const batch = (await next.execute(transaction)).rows;
    if (batch.length === 0) break;
    yield* batch;
  }
  await sql`close every_row`.execute(transaction);
}

export async function insertRows(
  transaction: DatabaseTransaction,
  table: TableName,
  rows: AsyncIterable<Row>,
): Promise<void> {
  let batch: Row[] = [];
  const flush = async () => {
    if (batch.length > 0) await anyTables(transaction).insertInto(table).values(batch).execute();
    batch = [];
  };
  try {
    for await (const row of rows) {
      batch.push(row);
      if (batch.length === batchSize) await flush();
    }
    await flush();
  } catch (cause) {
    if (isUnavailable(cause)) throw cause;
    throw new UserError(`The rows of ${table} do not fit the table. Nothing was inserted.`, { cause });
  }
}

export async function existingTables(transaction: DatabaseTransaction): Promise<TableName[]> {
  const found = new Set((await transaction.introspection.getTables()).map(({ name }) => name));
  return knownTableNames.filter((name) => found.has(name));
}

/**
 * Throws a UserError if any table that is not ephemeral has rows. Empties the ephemeral tables. Until the
 * transaction ends, nobody else can add rows.
 */
export async function assertEmpty(transaction: DatabaseTransaction): Promise<void> {
  const names = await existingTables(transaction);
  // Only PostgreSQL needs table locks: SQLite took the write lock when the transaction began.
  if (isPostgres(transaction)) {
    const tables = sql.join(names.map((name) => sql.table(name)));
    await sql`lock table ${tables} in exclusive mode`.execute(transaction);
  }
  for (const name of names.filter((each) => !tablesByName[each].isEphemeral)) {
    const row = await anyTables(transaction).selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (row) {
      throw new UserError(
        'The database holds rows already. Take an empty one: another DATA_DIR, or another database in DATABASE_URL.',
      );
    }
  }
  for (const name of names) await anyTables(transaction).deleteFrom(name).execute();
}

function anyTables(transaction: DatabaseTransaction) {
  return transaction as unknown as Kysely<{ [table: string]: Row }>;
}
