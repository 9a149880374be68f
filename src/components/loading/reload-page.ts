import { paths } from '#paths';

/*
 * Reloads the page if a module did not load. A deploy may have removed the module, and some browsers never
 * request a failed module again until the page is reloaded.
 */

/**
 * `page` means that a page did not load. `repeat` and `press` mean that code for a pressed button did not
 * load. With `repeat`, the press is repeated after the reload.
 */
type Reason = 'page' | 'repeat' | 'press';

const key = 'reload-reason';
const serverTimeout = 10_000;

let reason: string | null | undefined;

/** Returns why `reloadPage` has reloaded this page, or null if it has not. */
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
 * Reloads the page only if the server responds. Otherwise the reload would lose the page on screen. To
 * prevent endless reloads, does nothing if the page was already reloaded or the reason cannot be stored. A
 * later press of a button may reload the page again.
 */
export async function reloadPage(next: Reason, beforeReload?: () => void): Promise<void> {
  if (!(await isServerReachable())) return;
  const isAgain = reloadReason();
  if (next !== 'page') reason = null;
  if (isAgain) return;
  try {
    sessionStorage.setItem(key, next);
    beforeReload?.();
    window.location.reload(); // opens the next page if a navigation has already changed the address
    await new Promise(() => undefined);
  } catch {}
}

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(serverTimeout);
  // Requests the landing page, because it is a static file. The host may serve other pages only for
  // navigations.
  return fetch(paths.landing, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
