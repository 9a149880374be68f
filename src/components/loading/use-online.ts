import { useSyncExternalStore } from 'react';

/**
 * Returns whether the browser reports a connection. This does not guarantee that requests reach the server.
 */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, () => true);

const isOnline = () => navigator.onLine;

function subscribe(listener: () => void) {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
