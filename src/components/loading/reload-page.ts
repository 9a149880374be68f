import { paths } from '#paths';

/*
 * Reloads the page after a module failed to load: it may be gone after a deploy, and browsers may never fetch a failed
 * module again for the same page.
 */

/** What failed: a page, a press that is repeated after the reload, or one that is not. */
type Reason = 'page' | 'repeat' | 'press';

const key = 'reload-reason';
/** Milliseconds that a server may take to answer. */
const serverTimeout = 10_000;

let reason: string | null | undefined;

/** Why this page was reloaded; null if it was not. */
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
 * Reloads the page, after `beforeReload`. Returns without a reload if no server answers, because that would lose the page
 * on screen, and if the page was just reloaded or that cannot be stored, so that it never loops. After a press that was
 * refused for that reason, the next one may reload again.
 */
export async function reloadPage(next: Reason, beforeReload?: () => void): Promise<void> {
  if (!(await isServerThere())) return;
  const isAgain = reloadReason();
  if (next !== 'page') reason = null;
  if (isAgain) return;
  try {
    sessionStorage.setItem(key, next);
    beforeReload?.();
    window.location.reload(); // the address is already that of the page
    await new Promise(() => undefined);
  } catch {}
}

async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(serverTimeout);
  // The landing page is a file; other pages are only answered for navigations.
  return fetch(paths.landing, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
