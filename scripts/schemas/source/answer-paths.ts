import type { JSONPath } from 'jsonc-parser';
import { type Answer, isAnswers } from '#engine/core/index.ts';
import type { MigrationEntry } from './schema-files.ts';

export const keysOf = (path: string): JSONPath =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

export const withoutRows = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

export const questionPathOf = (path: JSONPath): string =>
  path.filter((part) => typeof part === 'string').join('.');

/** Yields each answer with its path. A group comes before the answers in it. */
export function* answersIn(answer: Answer, path: JSONPath = []): Iterable<[path: JSONPath, value: Answer]> {
  if (Array.isArray(answer))
    for (const [index, row] of answer.entries()) yield* answersIn(row, [...path, index]);
  if (!isAnswers(answer)) return;
  for (const [name, value] of Object.entries(answer)) {
    const at = [...path, name];
    yield [at, value];
    yield* answersIn(value, at);
  }
}

/** Returns the path of the group or repeat that contains a question, or '' if none contains it. */
export const parentPath = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

export const isUnder = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

export const migratedPath = ({ rename, to }: MigrationEntry, path: string): string =>
  rename && to && isUnder(path, rename) ? to + path.slice(rename.length) : path;
