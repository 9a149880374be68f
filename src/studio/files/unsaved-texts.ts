import type { FileChange } from '../protocol.ts';
import { at, type Path, type Read } from './json.ts';
import { sentence } from './sentence.ts';
import { shortened } from './shortened.ts';

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
 * Holds the invalid texts that staff typed, oldest first. These texts are not saved. Fields show them again
 * after staff select another item or reload the page.
 */
let all: readonly UnsavedText[] = JSON.parse(globalThis.sessionStorage?.getItem(storageKey) ?? '[]');
const listeners = new Set<() => void>();

type Place = Pick<FieldPlace, 'file' | 'path'>;

const isAt = (one: Place, other: Place) =>
  one.file === other.file && one.path.join('.') === other.path.join('.');

const isWithin = (inner: Place, outer: Place) =>
  isAt({ ...inner, path: inner.path.slice(0, outer.path.length) }, outer);

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
  /** Discards the text of the field at this place and of all fields inside it. */
  discard: (place: Place) => discard((each) => isWithin(each, place)),
  /**
   * Discards the texts of fields whose values these changes replaced, removed or moved to another path.
   * Otherwise the text would appear in another value's field.
   */
  discardAfter: (changes: readonly FileChange[]) =>
    discard((each) => changes.some((change) => isTouched(each, change))),
  /**
   * Does the same for changes that are not known in detail, such as those of an undo. In a list, also discards
   * the texts of every entry that differs now, because the entry may have moved.
   */
  discardDifferent: (before: Read, now: Read) =>
    discard(({ file, path }) => {
      const entry = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
      const place = entry.length > 0 ? entry : path;
      return JSON.stringify(at(before(file), place)) !== JSON.stringify(at(now(file), place));
    }),
};

function discard(isGone: (each: UnsavedText) => boolean): void {
  if (all.some(isGone)) set(all.filter((each) => !isGone(each)));
}

function isTouched({ file, path }: Place, change: FileChange): boolean {
  if (change.file !== file) return false;
  // Most `edit` changes only correct a word or a key, so they do not affect the fields.
  if (!('path' in change)) return change.do !== 'edit';
  const key = change.path.at(-1);
  if (typeof key !== 'number' || change.do === 'set') return isWithin({ file, path }, change);
  const list = { file, path: change.path.slice(0, -1) };
  const index = Number(path[list.path.length]);
  const to = change.do === 'move' ? change.to : Number.POSITIVE_INFINITY;
  return isWithin({ file, path }, list) && index >= Math.min(key, to) && index <= Math.max(key, to);
}

/** Says which value the file has while the text in a field is not saved. */
export const staysInWords = (value: string): string =>
  sentence(`Until then, this stays ${value === '' ? 'empty' : shortened(value)}`);
