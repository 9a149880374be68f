import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Decodes a hash. An invalid escape, as in `#/100%`, is kept as it is. */
export function decodeHash(hash: string): string {
  const selected = hash.slice(1);
  try {
    return decodeURI(selected);
  } catch {
    return selected;
  }
}

/** The selection is kept in the hash, so that it survives a reload and the Back button works. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => decodeHash(window.location.hash));
