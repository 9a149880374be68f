import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isKeptAsSent } from '../files/kinds.ts';
import { FileNotFoundError, type FileStore } from '../files/store.ts';
import { type Contents, createMeter } from './contents.ts';
import { fileIn } from './manifest.ts';

/** An invoice file that has a row. */
export interface KnownFile {
  readonly name: string;
  /** Of what the student sent. */
  readonly sha256: string;
}

/**
 * Copies invoice files into a backup. One that is gone from the store or was changed there must not keep all the
 * others from being copied: it is told.
 */
export async function copyFiles(store: FileStore, known: readonly KnownFile[], folder: string) {
  const files: { [name: string]: Contents } = {};
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const { name, sha256 } of known) {
    const copied = await copyFile(store, name, fileIn(folder, name));
    if (!copied) {
      missing.push(name);
      continue;
    }
    files[name] = copied;
    if (isKeptAsSent(name) && copied.sha256 !== sha256) damaged.push(name);
  }
  return { files, missing, damaged };
}

/** Undefined when the store has no such file. */
async function copyFile(store: FileStore, name: string, copy: string): Promise<Contents | undefined> {
  const bytes = await store.read(name).catch((error) => {
    if (!(error instanceof FileNotFoundError)) throw error;
  });
  if (!bytes) return undefined;
  const meter = createMeter();
  async function* measured() {
    for await (const chunk of bytes!) yield meter.add(chunk);
  }
  await pipeline(measured, createWriteStream(copy, { flags: 'wx', mode: 0o600, flush: true }));
  return meter.contents();
}
