import { createReadStream } from 'node:fs';
import { knownTableNames, type Row, tablesByName } from '../database/every-table.ts';
import { longTransaction } from '../database/long-transaction.ts';
import { migrateTo, recreateTables } from '../database/migrate.ts';
import { assertEmpty, existingTables, insertRows, readRows } from '../database/rows.ts';
import type { Database, DatabaseTransaction } from '../database/transaction.ts';
import { UserError } from '../user-error.ts';
import { digestOfRows, isSameDigest } from './digests.ts';
import { type Manifest, tablePath } from './manifest.ts';
import { splitLines } from './split-lines.ts';

/**
 * Puts the rows of a verified backup into an empty database and reads them back, all or nothing: the tables are
 * made as they were when the backup was taken, filled, and then migrated to what this version of the program wants.
 */
export function restoreRows(database: Database, folder: string, manifest: Manifest): Promise<void> {
  return longTransaction(database, async (trx) => {
    await assertEmpty(trx);
    await recreateTables(trx, manifest.migrations.at(-1)!);
    await assertSameTables(trx, manifest);
    for (const table of knownTableNames.filter((name) => name in manifest.tables)) {
      await insertRows(trx, table, rowsIn(tablePath(folder, table)));
      if (!isSameDigest(await digestOfRows(readRows(trx, table)), manifest.tables[table]!)) {
        throw new UserError(`The table ${table} does not read back as it was. Nothing was restored.`);
      }
    }
    await assertSameFiles(trx, manifest);
    await migrateTo(trx);
  });
}

async function* rowsIn(file: string): AsyncGenerator<Row> {
  for await (const line of splitLines(createReadStream(file, 'utf8'))) yield JSON.parse(line);
}

/** A backup has all tables of its time but those with brief secrets. */
async function assertSameTables(trx: DatabaseTransaction, { tables }: Manifest): Promise<void> {
  const named = Object.keys(tables);
  const wanted: string[] = (await existingTables(trx)).filter((table) => !tablesByName[table].isEphemeral);
  const wrong = [
    ...wanted.filter((table) => !named.includes(table)),
    ...named.filter((table) => !wanted.includes(table)),
  ];
  if (wrong.length === 0) return;
  throw new UserError(
    `The backup does not have the tables of its time (${wrong.join(', ')}). Use another backup.`,
  );
}

/** Every row has its file, and every file its row. */
async function assertSameFiles(trx: DatabaseTransaction, { files, missing }: Manifest): Promise<void> {
  const wrong = new Set([...Object.keys(files), ...missing]);
  for await (const { stored_as } of readRows(trx, 'invoice_files')) {
    const name = String(stored_as);
    if (!wrong.delete(name))
      throw new UserError(
        `The backup has a row of the invoice file ${name} and no such file. Use another backup.`,
      );
  }
  const [name] = wrong;
  if (name !== undefined)
    throw new UserError(`The backup has the invoice file ${name} and no row of it. Use another backup.`);
}
