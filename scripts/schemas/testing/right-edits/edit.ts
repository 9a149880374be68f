import type { JSONPath } from 'jsonc-parser';
import { changedText } from '../../source/json-edits.ts';

/** What a text of a file becomes; a text for a new file, null for one that goes. */
export type Change = string | null | ((text: string) => string);

export interface RightEdit {
  readonly what: string;
  readonly changes: { readonly [path: string]: Change };
  /** The files that `npm run schemas:fix` changes after it; none where nothing is to be fixed. */
  readonly fixes?: RegExp;
}

/** A value put into a JSON file, or taken out of it. */
export const set =
  (path: JSONPath, value: unknown, { before }: { before?: string } = {}) =>
  (text: string) => {
    if (value === undefined) return changedText(text, { do: 'remove', path });
    return changedText(text, before ? { do: 'insert', path, value, before } : { do: 'set', path, value });
  };

/** A value put into a list before what stands at its end of the path. */
export const insert = (path: JSONPath, value: unknown) => (text: string) =>
  changedText(text, { do: 'insert', path, value });

export const all =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((before, change) => change(before), text);

/** A value made of the one that stands there. */
export const update =
  <T>(path: JSONPath, change: (value: T) => unknown) =>
  (text: string) =>
    set(path, change(valueAt(text, ...path) as T))(text);

/** A list without one of its names. */
export const without = (path: JSONPath, name: string) =>
  update<string[]>(path, (names) => names.filter((each) => each !== name));

export const edit = (what: string, changes: RightEdit['changes']): RightEdit => ({ what, changes });

export const editToFix = (what: string, fixes: RegExp, changes: RightEdit['changes']): RightEdit => ({
  what,
  fixes,
  changes,
});

/** A fact that was not known before. */
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

/** The texts of a folder after such changes. One that changes nothing is a mistake of the test. */
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
