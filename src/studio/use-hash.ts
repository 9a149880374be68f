import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * Returns the decoded text after `#`. If the text has an invalid escape, as in `#/100%`, returns the text
 * without decoding it.
 */
export function decodeHash(hash: string): string {
  const selected = hash.slice(1);
  try {
    return decodeURI(selected);
  } catch {
    return selected;
  }
}

/**
 * Returns the text after `#` in the URL. There, the selection survives a reload and works with the Back
 * button.
 */
export const useHash = (): string => useSyncExternalStore(subscribe, () => decodeHash(window.location.hash));
