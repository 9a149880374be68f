import path from 'node:path';

/** Resolves a path from the folder in which it was typed. npm runs the office in the project folder. */
export function resolveTypedPath(typed: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', typed);
}
