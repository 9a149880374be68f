import { open } from 'node:fs/promises';

/** A new name in a folder survives a power cut only once the folder is on the disk too. */
export async function fsyncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}
