import path from 'node:path';

/** Relative to INIT_CWD, the folder in which the user ran npm, which itself changes the folder. */
export function resolveTypedPath(typed: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', typed);
}
