import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Returns the text after `#`, decoded unless it has an invalid escape, as in `#/100%`. */
export function decodeHash(hash: string): string {
  const selected = hash.slice(1);
  try {
    return decodeURI(selected);
  } catch {
    return selected;
  }
}

/**
 * Returns the key of the selection, which is in the URL so that it survives a reload and works with the Back
 * button.
 */
export const useHash = (): string => useSyncExternalStore(subscribe, () => decodeHash(window.location.hash));
