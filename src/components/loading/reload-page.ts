import { paths } from '#paths';

/*
 * Reloads the page after a module failed to load. The module may have been removed by a deploy, and browsers may not
 * fetch a failed module again until the page is reloaded.
 */

/**
 * What failed to load: a page (`page`), or the module that a press of a button needs. After the reload, the press is
 * repeated (`repeat`) or not (`press`).
 */
type Reason = 'page' | 'repeat' | 'press';

const key = 'reload-reason';
/** How long to wait for the server's response before a reload, in milliseconds. */
const serverTimeout = 10_000;

let reason: string | null | undefined;

/** Returns the reason for which `reloadPage` reloaded this page; null if the page was opened in any other way. */
export function reloadReason(): string | null {
  if (reason !== undefined) return reason;
  try {
    reason = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {
    reason = null;
  }
  return reason;
}

/**
 * Calls `beforeReload` and reloads the page. Returns without reloading if the server does not respond, because the page
 * on screen would be lost. To prevent a loop, also returns without reloading if the page has just been reloaded by this
 * function, or if session storage is blocked, so that the reason cannot be stored. If that happened for a press of a
 * button, the next press may reload again.
 */
export async function reloadPage(next: Reason, beforeReload?: () => void): Promise<void> {
  if (!(await isServerReachable())) return;
  const isAgain = reloadReason();
  if (next !== 'page') reason = null;
  if (isAgain) return;
  try {
    sessionStorage.setItem(key, next);
    beforeReload?.();
    window.location.reload(); // when another page failed to load, the address bar already shows that page's address
    await new Promise(() => undefined);
  } catch {}
}

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(serverTimeout);
  // Requests the landing page, which is a static file. For the addresses of other pages, servers respond only to
  // navigations.
  return fetch(paths.landing, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
