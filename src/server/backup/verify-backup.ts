import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.ts';
import { type Digest, digestOfBytes } from './digests.ts';
import { filePath, filesDir, type Manifest, readManifest, tablePath, tablesDir } from './manifest.ts';

/** The manifest of a backup whose files are all there, and byte for byte what was written. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const expected = new Map<string, Digest>([
    ...Object.entries(manifest.tables).map(([table, of]) => [tablePath(folder, table), of] as const),
    ...Object.entries(manifest.files).map(([name, of]) => [filePath(folder, name), of] as const),
  ]);
  for (const kind of [tablesDir(folder), filesDir(folder)]) {
    for (const name of await readdir(kind).catch(() => [])) {
      if (!expected.has(path.join(kind, name))) {
        throw new UserError(`${path.join(kind, name)} is not of this backup: its manifest does not name it.`);
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
    throw new UserError(`${file} is damaged: it is not what the backup wrote. Use another backup.`);
  }
}
