import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Backend } from '../backend.ts';
import { type TableName, tablesByName } from '../database/every-table.ts';
import { snapshot } from '../database/long-transaction.ts';
import { migrationsOf } from '../database/migrate.ts';
import { existingTables, rowsOf } from '../database/rows.ts';
import type { DatabaseTransaction } from '../database/transaction.ts';
import { syncFolder } from '../files/sync-folder.ts';
import { UserError } from '../user-error.ts';
import { createTally, type TableContents } from './contents.ts';
import { copyFiles, type KnownFile } from './copy-files.ts';
import { filesIn, format, type Manifest, manifestIn, tableIn, tablesIn } from './manifest.ts';

/**
 * Writes what people would miss into a new folder, while the server goes on writing: the rows as they are at one
 * moment, then their files, which were kept before their rows and never change. Until it is whole, the folder has
 * another name.
 */
export async function writeBackup(
  { database, files, now }: Pick<Backend, 'database' | 'files' | 'now'>,
  out: string,
): Promise<{ manifest: Manifest; damaged: readonly string[] }> {
  const part = await makeFolder(out);
  try {
    const takenAt = new Date(now()).toISOString();
    const { known, ...rows } = await snapshot(database, (trx) => writeRows(trx, part));
    const { damaged, ...copied } = await copyFiles(files, known, part);
    const manifest: Manifest = { format, takenAt, ...rows, ...copied };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(manifestIn(part), text, { flag: 'wx', mode: 0o600, flush: true });
    for (const folder of [tablesIn(part), filesIn(part), part]) await syncFolder(folder);
    await rename(part, out);
    await syncFolder(path.dirname(out));
    return { manifest, damaged };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** It is about people: no other user of this machine may read it. */
async function makeFolder(out: string): Promise<string> {
  if (await isThere(out)) throw new UserError(`${out} is there already. Name a folder that is not.`);
  const part = `${out}.incomplete`;
  await mkdir(path.dirname(out), { recursive: true, mode: 0o700 }).catch(
    throwCannotCreate(path.dirname(out)),
  );
  await mkdir(part, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') return throwCannotCreate(part)(error);
    throw new UserError(
      `${part} is there: another backup is under way, or one broke off. Delete it if none is under way.`,
    );
  });
  for (const folder of [tablesIn(part), filesIn(part)]) await mkdir(folder, { mode: 0o700 });
  return part;
}

/** It is the person's choice of a folder, and nothing is wrong with the server's own. */
function throwCannotCreate(folder: string): (error: NodeJS.ErrnoException) => never {
  return ({ code }) => {
    throw new UserError(`The folder ${folder} cannot be made (${code}). Give --out one where you may write.`);
  };
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function writeRows(trx: DatabaseTransaction, part: string) {
  const tables: { [table: string]: TableContents } = {};
  for (const table of await existingTables(trx)) {
    if (tablesByName[table].isBrief) continue;
    tables[table] = await writeTable(trx, table, tableIn(part, table));
  }
  const known: KnownFile[] = [];
  for await (const { stored_as, sha256 } of rowsOf(trx, 'invoice_files')) {
    known.push({ name: String(stored_as), sha256: String(sha256) });
  }
  return { migrations: await migrationsOf(trx), tables, known };
}

async function writeTable(trx: DatabaseTransaction, table: TableName, file: string): Promise<TableContents> {
  const { forBackup = (row) => row } = tablesByName[table];
  const tally = createTally();
  async function* lines() {
    for await (const row of rowsOf(trx, table)) yield tally.add(forBackup(row));
  }
  await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return tally.contents();
}
