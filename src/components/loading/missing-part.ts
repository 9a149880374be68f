import { paths } from '#paths';

/*
 * A part of the portal that did not come: after a deploy it may be gone, and browsers may never fetch it again for the
 * same page. Loading the page anew brings it.
 */

/** What a page is loaded anew for: a page, a press that is then repeated, or one that cannot be. */
type Reason = 'page' | 'repeat' | 'press';

const key = 'loaded-anew';
/** How long a server that is there may take to answer. */
const longestAnswer = 10_000;

let reason: string | null | undefined;

/** Why this page was loaded anew; null where it was not. */
export function whyLoadedAnew(): string | null {
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
 * Loads the page anew, and comes back only where it does not: where no server answers, which would lose the page that is
 * shown, and where that was done a moment ago or cannot be stored, so that it never becomes a loop. A press after one
 * that was told so begins anew.
 */
export async function loadAnew(next: Reason, keep?: () => void): Promise<void> {
  if (!(await isPortalThere())) return;
  const isAgain = whyLoadedAnew();
  if (next !== 'page') reason = null;
  if (isAgain) return;
  try {
    sessionStorage.setItem(key, next);
    keep?.();
    window.location.reload(); // the address is already that of the page
    await new Promise(() => undefined);
  } catch {}
}

async function isPortalThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(longestAnswer);
  // A real file: addresses of pages are answered for navigations only.
  return fetch(paths.landing, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
