import type { JSONPath } from 'jsonc-parser';
import { changedText } from '../../source/json-edits.ts';

export type Change = string | null | ((text: string) => string);

export interface RightEdit {
  readonly what: string;
  readonly changes: { readonly [path: string]: Change };
  /** Matches the files that `schemas:fix` must change after the edit: by default, none. */
  readonly fixes?: RegExp;
}

export const set =
  (path: JSONPath, value: unknown, { before }: { before?: string } = {}) =>
  (text: string) => {
    if (value === undefined) return changedText(text, { do: 'remove', path });
    return changedText(text, before ? { do: 'insert', path, value, before } : { do: 'set', path, value });
  };

export const insert = (path: JSONPath, value: unknown) => (text: string) =>
  changedText(text, { do: 'insert', path, value });

export const all =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((before, change) => change(before), text);

export const update =
  <T>(path: JSONPath, change: (value: T) => unknown) =>
  (text: string) =>
    set(path, change(valueAt(text, ...path) as T))(text);

export const without = (path: JSONPath, name: string) =>
  update<string[]>(path, (names) => names.filter((each) => each !== name));

export const edit = (what: string, changes: RightEdit['changes']): RightEdit => ({ what, changes });

export const editToFix = (what: string, fixes: RegExp, changes: RightEdit['changes']): RightEdit => ({
  what,
  fixes,
  changes,
});

export const known = (what: string, name: string, value: string) =>
  edit(what, { 'portal.json': set([name], { value, placeholder: false }) });

export const group = (university: number, value: string) => ({ university, value, placeholder: false });

export const account = (bank: string, accountName: string, accountNumber: string) => ({
  bank,
  accountName,
  accountNumber,
  placeholder: false,
});

export const valueAt = (text: string, ...path: JSONPath): unknown =>
  path.reduce(
    (value: unknown, key) => (value as { [key: string]: unknown })[key],
    JSON.parse(text) as unknown,
  );

/** Returns all files, with the changes applied. Throws if a change has no effect. */
export function withChanges(
  files: ReadonlyMap<string, string>,
  changes: Iterable<readonly [string, Change]>,
): Map<string, string> {
  const changed = new Map(files);
  for (const [path, change] of changes) {
    const text = typeof change === 'function' ? change(changed.get(path)!) : change;
    if (text === changed.get(path)) throw new Error(`The edit changes nothing in ${path}.`);
    if (text === null) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
}
