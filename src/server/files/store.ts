import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../tokens.ts';

/** Where invoice files are kept: a folder of this machine, or a store that several machines share. */
export interface FileStore {
  /** Writes a file to this machine's disk, not yet for good. Gone again when it fails half-way. */
  receive(bytes: AsyncIterable<Buffer>): Promise<string>;
  /** Keeps a received file for good, under a name that no other has. */
  keep(part: string, name: string): Promise<void>;
  /** Forgets a received file, whether it was kept or not. */
  discard(part: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The bytes of a kept file; throws when there is none of that name. */
  read(name: string): Promise<Readable>;
  /** Throws when nothing more can be kept. */
  probe(): Promise<void>;
}

const day = 24 * 60 * 60_000;

/**
 * Files in a folder outside the web root, under random names, readable by this user only. A file is first
 * written whole under `incoming/` and then moved, so that no half file is ever seen.
 */
export async function openFileStore(folder: string): Promise<FileStore> {
  const incoming = path.join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await sweep(incoming);

  return {
    async receive(bytes) {
      const part = path.join(incoming, `${owner}.${newId()}.part`);
      try {
        await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
        return part;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    async keep(part, name) {
      await rename(part, path.join(folder, name));
      await syncFolder(folder);
    },

    discard: (part) => rm(part, { force: true }),
    remove: (name) => rm(path.join(folder, name), { force: true }),

    async read(name) {
      const file = await open(path.join(folder, name), 'r');
      return file.createReadStream();
    },

    async probe() {
      const part = path.join(incoming, `${owner}.${newId()}.part`);
      await writeFile(part, 'probe', { flush: true });
      await rm(part, { force: true });
    },
  };
}

/** Whose a part is: what a process left behind when it died is told from what another one is just writing. */
const owner = `${os.hostname()}.${process.pid}`;

async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const part = path.join(incoming, name);
    if (await isOrphan(part, name)) await rm(part, { force: true });
  }
}

async function isOrphan(part: string, name: string): Promise<boolean> {
  const file = await stat(part).catch(() => undefined);
  if (!file) return false;
  const pid = Number(name.match(/\.(\d+)\.[\w-]+\.part$/)?.[1]);
  if (!name.startsWith(`${os.hostname()}.`)) return file.mtimeMs < Date.now() - day;
  return pid === process.pid ? file.mtimeMs < performance.timeOrigin : !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A rename survives a power cut only once its folder is on the disk too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
