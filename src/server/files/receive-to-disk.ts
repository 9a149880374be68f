import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../auth/tokens.ts';
import type { FileStore } from './file-store.ts';

const day = 24 * 60 * 60_000;

export async function openReceivingFolder(
  folder: string,
): Promise<Pick<FileStore, 'receive' | 'discard' | 'probe'>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (await isOrphan(file, name)) await rm(file, { force: true });
  }
  const newFile = () => path.join(folder, `${owner}.${newId()}.part`);

  return {
    async receive(bytes) {
      const file = newFile();
      // Opens the file before the pipeline starts. A write stream that opens the file itself could still
      // create it after `rm` has run.
      const handle = await open(file, 'wx', 0o600);
      try {
        await pipeline(bytes, handle.createWriteStream({ flush: true }));
        return file;
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },

    discard: (received) => rm(received, { force: true }),

    async probe() {
      const file = newFile();
      try {
        await writeFile(file, 'probe', { flush: true });
      } finally {
        await rm(file, { force: true });
      }
    },
  };
}

/**
 * Identifies this process in the names of files that are being received, so that files of processes that have
 * ended can be recognised and deleted.
 */
const owner = `${os.hostname()}.${process.pid}`;

async function isOrphan(part: string, name: string): Promise<boolean> {
  const stats = await stat(part).catch(() => undefined);
  if (!stats) return false;
  const pid = Number(name.match(/\.(\d+)\.[\w-]+\.part$/)?.[1]);
  if (!name.startsWith(`${os.hostname()}.`)) return stats.mtimeMs < Date.now() - day;
  return pid === process.pid ? stats.mtimeMs < performance.timeOrigin : !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
