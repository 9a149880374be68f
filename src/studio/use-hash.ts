import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** What is selected stands in the address: it is there after a reload, and Back leads to what was before. */
export const useHash = (): string =>
  useSyncExternalStore(subscribe, () => decodeURI(window.location.hash.slice(1)));
