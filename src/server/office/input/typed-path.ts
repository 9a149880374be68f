import path from 'node:path';

/**
 * Resolves a path relative to the folder in which the user ran the command (INIT_CWD), because npm runs it in the
 * project's folder.
 */
export function resolveTypedPath(typed: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', typed);
}
