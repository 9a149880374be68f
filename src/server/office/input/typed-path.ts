import path from 'node:path';

/**
 * Resolves the path relative to the folder in which the user ran npm. npm runs a command in the project's
 * folder, and sets INIT_CWD to the user's folder.
 */
export function resolveTypedPath(typed: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', typed);
}
