import { constants, createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../../auth/tokens.ts';
import { UserError } from '../../user-error.ts';
import { resolveTypedPath } from '../input/typed-path.ts';

/**
 * Writes a new file that only this user can read, and returns its path. Never overwrites a file, and never
 * leaves an incomplete one.
 */
export async function writeNewFile(name: string, content: Readable, ...through: Duplex[]): Promise<string> {
  const file = resolveTypedPath(name);
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${newId()}.part`);
  try {
    if (existsSync(file)) throw new UserError(alreadyThere(file));
    await pipeline([
      content,
      ...through,
      createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
    ]);
    await giveName(temporary, file);
    return file;
  } catch (error) {
    content.destroy();
    throw toUserError(error, file);
  } finally {
    // A failure to delete the temporary file must not hide the original error.
    await rm(temporary, { force: true }).catch(() => {});
  }
}

/**
 * Gives the temporary file its final name with a hard link. Copies the file on disks that do not support hard
 * links, such as some memory sticks.
 */
async function giveName(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    await copyFile(temporary, file, constants.COPYFILE_EXCL);
  }
}

const alreadyThere = (file: string) => `${file} already exists. Give --out another name.`;

function toUserError(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new UserError(alreadyThere(file));
  if (syscall !== 'open') return error;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new UserError(`There is no folder ${path.dirname(file)}. Create it first.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new UserError(`You cannot write to ${path.dirname(file)}. Give --out another folder.`);
  }
  return error;
}
