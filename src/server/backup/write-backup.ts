import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Backend } from '../backend.ts';
import { tablesByName } from '../database/every-table.ts';
import { snapshot } from '../database/long-transaction.ts';
import { appliedMigrations } from '../database/migrate.ts';
import { existingTables, readRows } from '../database/rows.ts';
import type { DatabaseTransaction } from '../database/transaction.ts';
import { createByteHasher, type Digest } from '../files/byte-digest.ts';
import { isStoredUnchanged } from '../files/detect-file-type.ts';
import { FileNotFoundError, type FileStore } from '../files/file-store.ts';
import { fsyncFolder } from '../files/local-store.ts';
import { UserError } from '../user-error.ts';
import { createRowHasher, type TableDigest } from './digests.ts';
import { filePath, filesDir, format, type Manifest, manifestPath, tablePath, tablesDir } from './manifest.ts';

/**
 * First takes a snapshot of the rows, then copies the invoice files that the rows name. Invoice files never
 * change, so the copies match the snapshot. The folder has a temporary name until the backup is complete.
 */
export async function writeBackup(
  { database, files, now }: Pick<Backend, 'database' | 'files' | 'now'>,
  out: string,
): Promise<{ manifest: Manifest; damaged: readonly string[] }> {
  const incomplete = await makeFolder(out);
  try {
    const takenAt = new Date(now()).toISOString();
    const { known, ...rows } = await snapshot(database, (trx) => writeRows(trx, incomplete));
    const { damaged, ...copied } = await copyFiles(files, known, incomplete);
    const manifest: Manifest = { format, takenAt, ...rows, ...copied };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(manifestPath(incomplete), text, { flag: 'wx', mode: 0o600, flush: true });
    for (const folder of [tablesDir(incomplete), filesDir(incomplete), incomplete]) await fsyncFolder(folder);
    await rename(incomplete, out);
    await fsyncFolder(path.dirname(out));
    return { manifest, damaged };
  } catch (error) {
    await rm(incomplete, { recursive: true, force: true });
    throw error;
  }
}

/** Makes a folder that other users of this machine cannot read, because it will contain personal data. */
async function makeFolder(out: string): Promise<string> {
  if (existsSync(out))
    throw new UserError(`${out} already exists. Give --out a folder that does not exist yet.`);
  const incomplete = `${out}.incomplete`;
  await mkdir(path.dirname(out), { recursive: true, mode: 0o700 }).catch(
    throwCannotCreate(path.dirname(out)),
  );
  await mkdir(incomplete, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') return throwCannotCreate(incomplete)(error);
    throw new UserError(
      `${incomplete} is there: another backup is under way, or one broke off. Delete it if none is under way.`,
    );
  });
  for (const folder of [tablesDir(incomplete), filesDir(incomplete)]) await mkdir(folder, { mode: 0o700 });
  return incomplete;
}

function throwCannotCreate(folder: string): (error: NodeJS.ErrnoException) => never {
  return ({ code }) => {
    throw new UserError(
      `The folder ${folder} cannot be created (${code}). Give --out a folder that you can write to.`,
    );
  };
}

async function writeRows(trx: DatabaseTransaction, folder: string) {
  const tables: { [table: string]: TableDigest } = {};
  for (const table of await existingTables(trx)) {
    const { isEphemeral, forBackup = (row) => row } = tablesByName[table];
    if (isEphemeral) continue;
    const hasher = createRowHasher();
    await writeFileOf(readRows(trx, table), (row) => hasher.add(forBackup(row)), tablePath(folder, table));
    tables[table] = hasher.digest();
  }
  const known: StoredFile[] = [];
  for await (const { stored_as, sha256 } of readRows(trx, 'invoice_files')) {
    known.push({ name: String(stored_as), sha256: String(sha256) });
  }
  return { migrations: await appliedMigrations(trx), tables, known };
}

async function writeFileOf<Item>(items: AsyncIterable<Item>, bytesOf: (item: Item) => Buffer, file: string) {
  async function* chunks() {
    for await (const item of items) yield bytesOf(item);
  }
  await pipeline(chunks, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

interface StoredFile {
  readonly name: string;
  /** The digest of the bytes that the student sent. The stored bytes differ if metadata was removed. */
  readonly sha256: string;
}

async function copyFiles(store: FileStore, known: readonly StoredFile[], folder: string) {
  const files: { [name: string]: Digest } = {};
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const { name, sha256 } of known) {
    const bytes = await store.read(name).catch((error) => {
      if (!(error instanceof FileNotFoundError)) throw error;
    });
    if (!bytes) {
      missing.push(name);
      continue;
    }
    const hasher = createByteHasher();
    await writeFileOf<Buffer>(bytes, hasher.add, filePath(folder, name));
    const copied = hasher.digest();
    files[name] = copied;
    if (isStoredUnchanged(name) && copied.sha256 !== sha256) damaged.push(name);
  }
  return { files, missing, damaged };
}
