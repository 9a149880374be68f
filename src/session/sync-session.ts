import { session } from '#api/session.ts';

const listeners = new Set<() => void>();

/** Another tab may have signed out, or the browser brought this page back from before a sign-out. */
function refresh(): void {
  session.refresh();
  for (const listener of listeners) listener();
}

/** Keeps the page's session equal to the phone's. */
export function syncSession(): void {
  window.addEventListener('storage', refresh);
  window.addEventListener('pageshow', (event) => event.persisted && refresh());
}

/** Calls back whenever the session was read again. */
export function onSessionRefreshed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
