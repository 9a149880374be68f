import { createReadStream } from 'node:fs';
import type { Backend } from '../backend.ts';
import { longTransaction } from '../database/long-transaction.ts';
import { assertEmpty } from '../database/rows.ts';
import type { FileStore } from '../files/store.ts';
import { UserError } from '../user-error.ts';
import { digestOfBytes } from './digests.ts';
import { filePath, type Manifest } from './manifest.ts';
import { restoreRows } from './restore-rows.ts';
import { verifyBackup } from './verify-backup.ts';

/**
 * Restores a backup into an empty database. The files come first: whatever breaks off before the rows are in leaves
 * an empty database, and the same again goes on from there.
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
  throw new UserError(`The invoice file ${name} does not read back as it was. Nothing was restored.`);
}
