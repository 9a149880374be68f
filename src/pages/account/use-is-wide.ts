import { useSyncExternalStore } from 'react';

/**
 * Returns whether the account page has two columns, by the same width as in AccountPage.css. The result may change when
 * a tablet is rotated.
 */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);

const wide = () => window.matchMedia('(min-width: 900px)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
