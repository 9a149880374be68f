import type { JSONPath } from 'jsonc-parser';
import type { MigrationEntry } from './schema-files.ts';

/* The paths to answers, "members.1.name", and to their questions, "members.name". */

/** The keys of a path, below those of its step. */
export const keysOf = (path: string): JSONPath =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The path to the question of an answer, which is the same in every row. */
export const withoutRows = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

/** The path to the group or the rows in which a question stands; empty for one of a step itself. */
export const outerOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** Whether a question is that of this path, or stands in it. */
export const isUnder = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

/** The path to a question after a line of migrations.json, which may rename it or what it stands in. */
export const renamedBy = ({ rename, to }: MigrationEntry, path: string): string =>
  rename && to && isUnder(path, rename) ? to + path.slice(rename.length) : path;
