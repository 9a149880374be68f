import { isUnavailable } from './database/store-errors.ts';
import { UserError } from './user-error.ts';

const sentences: { readonly [code: string]: string } = {
  '28P01': 'PostgreSQL refuses the user or the password in DATABASE_URL. Correct them.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL. Correct it, or let that user in (pg_hba.conf).',
  '3D000': 'There is no database of that name in PostgreSQL. Create it (createdb), or correct DATABASE_URL.',
  '42501': 'The user in DATABASE_URL may not create tables. Make that user the owner of the database.',
  ECONNREFUSED: 'No PostgreSQL answers at the address in DATABASE_URL. Start it, or correct the address.',
  ENOTFOUND: 'The host in DATABASE_URL is not known. Correct its name.',
  EAI_AGAIN: 'The host in DATABASE_URL cannot be looked up just now. Try again, or correct its name.',
  ENOTDIR: 'DATA_DIR leads through a file. Set it to a folder.',
  EEXIST: 'DATA_DIR is a file. Set it to a folder.',
  EACCES: 'DATA_DIR cannot be written by this user. Change its owner, or set DATA_DIR to another folder.',
  EROFS: 'DATA_DIR is on a disk that cannot be written. Set DATA_DIR to another folder.',
  ENOSPC: 'The disk is full. Make room, and start again.',
};

const notADatabase = 26;

export function formatError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const { code = '', errcode, message, stack } = error as NodeJS.ErrnoException & { errcode?: number };
  if (Object.hasOwn(sentences, code)) return sentences[code]!;
  if (errcode === notADatabase)
    return 'portal.sqlite in DATA_DIR is no database. Restore a backup, or set DATA_DIR to another folder.';
  if (isUnavailable(error)) return `The database or the disk cannot be used: ${message || code}`;
  return stack ?? message;
}
