import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Decodes the hash of a URL. If it has an invalid escape, as in `#/100%`, it is returned undecoded. */
export function decodeHash(hash: string): string {
  const selected = hash.slice(1);
  try {
    return decodeURI(selected);
  } catch {
    return selected;
  }
}

/**
 * Returns the key of the selection, which is in the hash of the URL, so that it survives a reload and the browser's
 * Back button works.
 */
export const useHash = (): string => useSyncExternalStore(subscribe, () => decodeHash(window.location.hash));
