import { useSyncExternalStore } from 'react';

/** Returns whether the viewport is wide enough for two columns. AccountPage.css contains the same width. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);

const wide = () => window.matchMedia('(min-width: 900px)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
