import { useSyncExternalStore } from 'react';
import type { Path } from './json.ts';

export interface FieldPlace {
  readonly file: string;
  readonly path: Path;
  readonly name: string;
}

export interface Unwritten extends FieldPlace {
  readonly text: string;
  readonly page: string;
}

const storageKey = 'studio-unwritten';

/**
 * Contains invalid input, the latest last, so that fields show the input again after staff select another
 * item or reload the page.
 */
let all: readonly Unwritten[] = JSON.parse(globalThis.sessionStorage?.getItem(storageKey) ?? '[]');
const listeners = new Set<() => void>();

const isAt = (one: FieldPlace, other: FieldPlace) =>
  one.file === other.file && one.path.join('.') === other.path.join('.');

function set(news: readonly Unwritten[]): void {
  all = news;
  globalThis.sessionStorage?.setItem(storageKey, JSON.stringify(all));
  for (const listener of listeners) listener();
}

export const unwritten = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: () => all,
  textAt: (place: FieldPlace) => all.find((each) => isAt(each, place))?.text,
  keep: (entry: Unwritten) => set([...all.filter((each) => !isAt(each, entry)), entry]),
  discard(place: FieldPlace): void {
    if (all.some((each) => isAt(each, place))) set(all.filter((each) => !isAt(each, place)));
  },
};

export const useUnwritten = () => useSyncExternalStore(unwritten.subscribe, unwritten.snapshot);
