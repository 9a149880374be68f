import path from 'node:path';

/**
 * A path as the person meant it: from the folder in which it was typed. npm runs the office in the project's own
 * folder, and tells where it was called.
 */
export function resolveTypedPath(typed: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', typed);
}
