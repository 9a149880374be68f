import { useSyncExternalStore } from 'react';

/** AccountPage.css has the same width. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);

const wide = () => window.matchMedia('(min-width: 900px)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
