import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openParts } from './parts.ts';
import { FileNotFoundError, type FileStore } from './store.ts';
import { syncFolder } from './sync-folder.ts';

/** Files in a folder outside the web root. A part is moved there once it is whole. */
export async function openLocalStore(folder: string): Promise<FileStore> {
  const parts = await openParts(path.join(folder, 'incoming'));
  return {
    ...parts,

    async keep(part, name) {
      await rename(part, path.join(folder, name));
      await syncFolder(folder);
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
