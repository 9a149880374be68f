import { session } from '#api/session-store.ts';

const listeners = new Set<() => void>();

/**
 * Reads the session from local storage again: another tab may have signed out, possibly while this page was in the
 * back-forward cache.
 */
function refresh(): void {
  session.refresh();
  for (const listener of listeners) listener();
}

/** Updates this page's session whenever another tab changes it in local storage. */
export function syncSession(): void {
  window.addEventListener('storage', refresh);
  window.addEventListener('pageshow', (event) => event.persisted && refresh());
}

/**
 * Calls `listener` after the session has been read again from local storage. Returns a function that removes the
 * listener.
 */
export function onSessionRefreshed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
