import { useSyncExternalStore } from 'react';

/** Whether the phone says that it has a network; that it has one does not mean that anything gets through. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true);

const isOnline = () => navigator.onLine;

function subscribe(listener: () => void) {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
