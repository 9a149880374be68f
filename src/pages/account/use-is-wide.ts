import { useSyncExternalStore } from 'react';

/**
 * Returns whether the window is wide enough for the account page's two columns; the same width is in AccountPage.css.
 */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);

const wide = () => window.matchMedia('(min-width: 900px)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
