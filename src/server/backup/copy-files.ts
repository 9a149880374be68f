import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isStoredUnchanged } from '../files/file-types.ts';
import { FileNotFoundError, type FileStore } from '../files/store.ts';
import { createByteHasher, type Digest } from './digests.ts';
import { filePath } from './manifest.ts';

export interface StoredFile {
  readonly name: string;
  /** The digest of the bytes that the student sent. */
  readonly sha256: string;
}

/**
 * Copies invoice files into a backup. One that is missing or damaged in the store is reported, and the others are still
 * copied.
 */
export async function copyFiles(store: FileStore, known: readonly StoredFile[], folder: string) {
  const files: { [name: string]: Digest } = {};
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const { name, sha256 } of known) {
    const copied = await copyFile(store, name, filePath(folder, name));
    if (!copied) {
      missing.push(name);
      continue;
    }
    files[name] = copied;
    if (isStoredUnchanged(name) && copied.sha256 !== sha256) damaged.push(name);
  }
  return { files, missing, damaged };
}

/** Undefined when the store has no such file. */
async function copyFile(store: FileStore, name: string, copy: string): Promise<Digest | undefined> {
  const bytes = await store.read(name).catch((error) => {
    if (!(error instanceof FileNotFoundError)) throw error;
  });
  if (!bytes) return undefined;
  const hasher = createByteHasher();
  async function* measured() {
    for await (const chunk of bytes!) yield hasher.add(chunk);
  }
  await pipeline(measured, createWriteStream(copy, { flags: 'wx', mode: 0o600, flush: true }));
  return hasher.digest();
}
