import { session } from '#api/session.ts';

const listeners = new Set<() => void>();

/** Another tab may have signed out, also while this page was in the back-forward cache. */
function refresh(): void {
  session.refresh();
  for (const listener of listeners) listener();
}

/** Keeps the page's session in sync with local storage. */
export function syncSession(): void {
  window.addEventListener('storage', refresh);
  window.addEventListener('pageshow', (event) => event.persisted && refresh());
}

/** Calls back whenever the session is read again. */
export function onSessionRefreshed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
