import type { JSONPath } from 'jsonc-parser';
import type { MigrationEntry } from './schema-files.ts';

/* Paths of answers ("members.1.name") and of their questions ("members.name"). */

/** Splits a path into keys, relative to its step. */
export const keysOf = (path: string): JSONPath =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The path of an answer's question: the answer's path without row indexes. */
export const withoutRows = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

/** The path of the group or repeat that contains a question; empty for a step's own questions. */
export const parentPath = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

export const isUnder = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

/** Applies a migration to a question's path: it may rename the question or a group or repeat around it. */
export const migratedPath = ({ rename, to }: MigrationEntry, path: string): string =>
  rename && to && isUnder(path, rename) ? to + path.slice(rename.length) : path;
