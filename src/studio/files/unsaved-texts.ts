import { at, type Json, listOf, type Path, type Read } from './json.ts';
import { sentence, shortened } from './sentence.ts';

export interface FieldPlace {
  readonly file: string;
  readonly path: Path;
  readonly name: string;
}

export interface UnsavedText extends FieldPlace {
  readonly text: string;
  readonly page: string;
}

const storageKey = 'studio-unsaved-texts';

/**
 * Holds the invalid texts that staff typed, oldest first. These texts are not written to the files. Fields
 * show them again after staff select another item or reload the page.
 */
let all: readonly UnsavedText[] = JSON.parse(globalThis.sessionStorage?.getItem(storageKey) ?? '[]');
const listeners = new Set<() => void>();

type Place = Pick<FieldPlace, 'file' | 'path'>;

const isAt = (one: Place, other: Place) =>
  one.file === other.file && one.path.join('.') === other.path.join('.');

function set(news: readonly UnsavedText[]): void {
  all = news;
  globalThis.sessionStorage?.setItem(storageKey, JSON.stringify(all));
  for (const listener of listeners) listener();
}

export const unsavedTexts = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => all,
  textAt: (place: Place) => all.find((each) => isAt(each, place))?.text,
  keep: (entry: UnsavedText) => set([...all.filter((each) => !isAt(each, entry)), entry]),
  discard: (place: Place) => discard((each) => isAt(each, place)),
  /**
   * Discards the text of a replaced, removed or moved value, because it would appear in another value's
   * field.
   */
  discardAfter: (before: Read, now: Read) =>
    discard(({ file, path }) => isReplaced(path, before(file), now(file))),
};

function discard(isGone: (each: UnsavedText) => boolean): void {
  if (all.some(isGone)) set(all.filter((each) => !isGone(each)));
}

function isReplaced(path: Path, before: Json | undefined, now: Json | undefined): boolean {
  const isEqual = JSON.stringify(at(before, path)) === JSON.stringify(at(now, path));
  return !isEqual || path.some((key, index) => isMoved(path.slice(0, index), Number(key), before, now));
}

/**
 * Returns whether an entry was moved to or from an index of a list. If so, the entry that was at the index is
 * now at another index, or the entry that is there now was at another index before.
 */
function isMoved(list: Path, index: number, before: Json | undefined, now: Json | undefined): boolean {
  const entriesOf = (file: Json | undefined) => listOf(at(file, list)).map((entry) => JSON.stringify(entry));
  const [then, after] = [entriesOf(before), entriesOf(now)];
  const [was = '', is = ''] = [then[index], after[index]];
  return was !== is && (after.includes(was) || then.includes(is));
}

/** Says which value the file has while the text in a field is not saved. */
export const staysInWords = (value: string): string =>
  sentence(`Until then, this stays ${value === '' ? 'empty' : shortened(value)}`);
