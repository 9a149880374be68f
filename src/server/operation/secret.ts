import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../auth/tokens.ts';

/**
 * Returns the secret in the file, which is created if it does not exist. The secret is in a file instead of
 * the database, so that the digests of reset codes in a stolen database are useless. If the secret is lost,
 * only unused codes become invalid.
 */
export async function loadOrCreateSecret(file: string): Promise<Buffer> {
  const secret = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return secret ?? create(file);
}

/** Creates the file. If several processes start together, all use the secret that was linked first. */
async function create(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${newId()}`;
  try {
    await writeFile(temporary, randomBytes(32), { flag: 'wx', mode: 0o600, flush: true });
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
  return readFile(file);
}
