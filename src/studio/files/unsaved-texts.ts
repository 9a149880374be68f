import type { Path } from './json.ts';
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
 * Holds what staff typed that is invalid, so that it is not saved, the latest last. Fields show it again
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
  discard(place: Place): void {
    if (all.some((each) => isWithin(each, place))) set(all.filter((each) => !isWithin(each, place)));
  },
};

/** Says which value the file has while the text in a field is not saved. */
export const staysInWords = (value: string): string =>
  `Until then, this stays ${value === '' ? 'empty' : shortened(value)}.`;
