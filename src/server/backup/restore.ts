import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../backend.ts';
import { knownTableNames, type Row, tablesByName } from '../database/every-table.ts';
import { longTransaction } from '../database/long-transaction.ts';
import { migrateTo, recreateTables } from '../database/migrate.ts';
import { assertEmpty, existingTables, insertRows, readRows } from '../database/rows.ts';
import type { Database, DatabaseTransaction } from '../database/transaction.ts';
import { type Digest, digestOfBytes } from '../files/byte-digest.ts';
import type { FileStore } from '../files/file-store.ts';
import { UserError } from '../user-error.ts';
import { digestOfRows, isSameDigest } from './digests.ts';
import { filePath, filesDir, type Manifest, readManifest, tablePath, tablesDir } from './manifest.ts';

/**
 * Restores the files first and the rows last, so that an interrupted restore leaves the database empty and
 * can be repeated.
 */
export async function restore(
  { database, files }: Pick<Backend, 'database' | 'files'>,
  folder: string,
): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  await longTransaction(database, assertEmpty);
  for (const name of Object.keys(manifest.files)) await restoreFile(files, folder, name, manifest);
  await restoreRows(database, folder, manifest);
  return manifest;
}

async function restoreFile(files: FileStore, folder: string, name: string, manifest: Manifest) {
  await files.store(await files.receive(createReadStream(filePath(folder, name))), name);
  const { sha256 } = await digestOfBytes(await files.read(name));
  if (sha256 === manifest.files[name]!.sha256) return;
  throw new UserError(`The invoice file ${name} reads back differently. Nothing was restored.`);
}

export function restoreRows(database: Database, folder: string, manifest: Manifest): Promise<void> {
  return longTransaction(database, async (trx) => {
    await assertEmpty(trx);
    await recreateTables(trx, manifest.migrations.at(-1)!);
    await assertSameTables(trx, manifest);
    for (const table of knownTableNames.filter((name) => name in manifest.tables)) {
      await insertRows(trx, table, rowsIn(tablePath(folder, table)));
      if (!isSameDigest(await digestOfRows(readRows(trx, table)), manifest.tables[table]!)) {
        throw new UserError(`The table ${table} reads back differently. Nothing was restored.`);
      }
    }
    await assertSameFiles(trx, manifest);
    await migrateTo(trx);
  });
}

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
    throw new UserError(`The backup has the invoice file ${name} but no row for it. Use another backup.`);
}

/**
 * Yields the rows of a file that has one row of JSON per line. Splits it at \n only, because Node's readline
 * also splits at U+2028 and U+2029, which JSON strings may contain.
 */
async function* rowsIn(file: string): AsyncGenerator<Row> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line);
  }
  if (rest) yield JSON.parse(rest);
}

/** Throws a UserError unless the backup has exactly the files that its manifest lists, each unchanged. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const expected = new Map<string, Digest>([
    ...Object.entries(manifest.tables).map(([table, of]) => [tablePath(folder, table), of] as const),
    ...Object.entries(manifest.files).map(([name, of]) => [filePath(folder, name), of] as const),
  ]);
  for (const kind of [tablesDir(folder), filesDir(folder)]) {
    for (const name of await readdir(kind).catch(() => [])) {
      if (!expected.has(path.join(kind, name))) {
        throw new UserError(
          `${path.join(kind, name)} does not belong to this backup: the manifest does not list it.`,
        );
      }
    }
  }
  for (const [file, contents] of expected) await verify(file, contents);
  return manifest;
}

async function verify(file: string, { bytes, sha256 }: Digest): Promise<void> {
  const found = await digestOfBytes(createReadStream(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!found) throw new UserError(`${file} is missing. Use another backup.`);
  if (found.bytes !== bytes || found.sha256 !== sha256) {
    throw new UserError(`${file} is damaged: it differs from what the backup wrote. Use another backup.`);
  }
}
