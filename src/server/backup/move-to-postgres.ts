import { type TableName, tableNames } from '../database/every-table.ts';
import { longTransaction } from '../database/long-transaction.ts';
import { assertEmpty, insertRows, readRows } from '../database/rows.ts';
import { seal } from '../database/sqlite/seal.ts';
import type { Database, DatabaseTransaction } from '../database/transaction.ts';
import { UserError } from '../user-error.ts';
import { createRowHasher, digestOfRows, isSameDigest, type TableDigest } from './digests.ts';

/**
 * Copies all tables to PostgreSQL and then seals the embedded database. Until then the embedded database is
 * locked for writing, so that no acknowledged write is missing from the copy. If anything fails, the embedded
 * database stays in use.
 */
export function moveToPostgres(
  embedded: Database,
  postgres: Database,
  now: () => number,
): Promise<{ readonly [table: string]: TableDigest }> {
  return longTransaction(embedded, (from) =>
    longTransaction(postgres, async (to) => {
      await assertEmpty(to);
      const moved: { [table: string]: TableDigest } = {};
      for (const table of tableNames) moved[table] = await copyTable(from, to, table);
      await seal(from, now());
      return moved;
    }),
  );
}

async function copyTable(
  from: DatabaseTransaction,
  to: DatabaseTransaction,
  table: TableName,
): Promise<TableDigest> {
  const tally = createRowHasher();
  async function* countedRows() {
    for await (const row of readRows(from, table)) {
      tally.add(row);
      yield row;
    }
  }
  await insertRows(to, table, countedRows());
  const digest = tally.digest();
  if (isSameDigest(await digestOfRows(readRows(to, table)), digest)) return digest;
  throw new UserError(`The table ${table} reads back differently from PostgreSQL. Nothing was moved.`);
}
