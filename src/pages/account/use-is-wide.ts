import { useSyncExternalStore } from 'react';

/** Whether the account page has two columns (AccountPage.css). Can change when a tablet is rotated. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);

const wide = () => window.matchMedia('(min-width: 900px)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
