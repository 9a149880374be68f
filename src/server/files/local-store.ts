import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { FileNotFoundError, type FileStore } from './file-store.ts';
import { openReceivingFolder } from './receive-to-disk.ts';

export async function openLocalStore(folder: string): Promise<FileStore> {
  const incoming = await openReceivingFolder(path.join(folder, 'incoming'));
  return {
    ...incoming,

    async store(received, name) {
      await rename(received, path.join(folder, name));
      await fsyncFolder(folder);
    },

    remove: (name) => rm(path.join(folder, name), { force: true }),

    async read(name) {
      const file = await open(path.join(folder, name), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileNotFoundError(`There is no such file in ${folder}.`) : error;
      });
      return file.createReadStream();
    },
  };
}

/** Syncs the folder, because otherwise the name of a new file in it may not survive a power cut. */
export async function fsyncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}
