import { session } from '#api/session-store.ts';

const listeners = new Set<() => void>();

/**
 * Reads the session again, because another tab may have signed out, possibly while this page was in the
 * back-forward cache.
 */
function refresh(): void {
  session.refresh();
  for (const listener of listeners) listener();
}

export function syncSession(): void {
  window.addEventListener('storage', refresh);
  window.addEventListener('pageshow', (event) => event.persisted && refresh());
}

export function onSessionRefreshed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
