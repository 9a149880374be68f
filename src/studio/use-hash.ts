import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** A hash with an invalid escape, such as `#/100%`, is returned unchanged. */
export function decodeHash(hash: string): string {
  const selected = hash.slice(1);
  try {
    return decodeURI(selected);
  } catch {
    return selected;
  }
}

/** In the URL, the selection survives a reload and works with the Back button. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => decodeHash(window.location.hash));
