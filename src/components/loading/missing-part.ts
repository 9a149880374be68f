import { paths } from '#paths';

/*
 * A part of the portal that did not come. Browsers keep that it failed and may never fetch it again for the same page,
 * so the page is loaded anew: once for each page that does not come (lazy-with-timeout.ts), once for each press.
 */

/** How long a server that is there may take to answer. */
const longestAnswer = 10_000;
const pressKey = 'press-after-load';

/** Without an answer a reload would lose the page that is shown. */
export async function isPortalThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(longestAnswer);
  const options = { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal } as const;
  // A real file: addresses of pages are answered for navigations only.
  return fetch(paths.landing, options).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Never comes back. */
export function loadPageAnew(): Promise<never> {
  window.location.reload(); // the address is already that of the page
  return new Promise(() => undefined);
}

/**
 * Stores for the next load that a press led to it, and whether that load presses the form's button by itself. False
 * where the load before was for the same: then the student is told, and a new press begins anew.
 */
export function rememberPress(isRepeated: boolean): boolean {
  try {
    if (sessionStorage.getItem(pressKey)) {
      forgetPress();
      return false;
    }
    sessionStorage.setItem(pressKey, isRepeated ? 'repeat' : 'wait');
    return true;
  } catch {
    return false;
  }
}

/** Whether the load before was for a press that is now to be repeated. Once. */
export function takePress(): boolean {
  try {
    if (sessionStorage.getItem(pressKey) !== 'repeat') return false;
    sessionStorage.setItem(pressKey, 'wait');
    return true;
  } catch {
    return false;
  }
}

/** What it needed has come. */
export function forgetPress(): void {
  try {
    sessionStorage.removeItem(pressKey);
  } catch {}
}
