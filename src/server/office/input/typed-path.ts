import path from 'node:path';

/**
 * npm runs a command in the project's folder, and sets INIT_CWD to the folder in which the user called npm.
 */
export function resolveTypedPath(typed: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', typed);
}
