import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** What a hash selects; one that no studio has written, as `#/100%`, is read as it stands and selects what there is. */
export function decodeHash(hash: string): string {
  const selected = hash.slice(1);
  try {
    return decodeURI(selected);
  } catch {
    return selected;
  }
}

/** What is selected stands in the address: it is there after a reload, and Back leads to what was before. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => decodeHash(window.location.hash));
