import { paths } from '#paths';

/*
 * Reloads the page after a module failed to load. The module may have been removed by a deploy, and browsers may not
 * fetch a failed module again until the page is reloaded.
 */

/**
 * What failed to load: a page, or the module for a press, which is repeated after the reload (`repeat`) or not
 * (`press`).
 */
type Reason = 'page' | 'repeat' | 'press';

const key = 'reload-reason';
/** How long the server may take to respond, in milliseconds. */
const serverTimeout = 10_000;

let reason: string | null | undefined;

/** Returns why this page was reloaded; null if it was not. */
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
 * on screen would be lost, or, to prevent a loop, if the page has just been reloaded or the reason cannot be stored.
 * After a press was denied a reload for having just reloaded, the next press may reload again.
 */
export async function reloadPage(next: Reason, beforeReload?: () => void): Promise<void> {
  if (!(await isServerReachable())) return;
  const isAgain = reloadReason();
  if (next !== 'page') reason = null;
  if (isAgain) return;
  try {
    sessionStorage.setItem(key, next);
    beforeReload?.();
    window.location.reload(); // the address bar already shows the page to load
    await new Promise(() => undefined);
  } catch {}
}

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(serverTimeout);
  // Requests the landing page, which is a file: servers respond to other pages only for navigations.
  return fetch(paths.landing, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
