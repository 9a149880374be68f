import { openChannel } from '#engine/storage/index.ts';
import { paths } from '#paths';
import { isEpochOver, leaveEpoch } from '../phone-epoch.ts';

/**
 * The channel that tells other tabs about a sign-out. Only needed if the browser blocks local storage: otherwise, other
 * tabs notice that the sign-out has changed the epoch stored there (phone-epoch.ts).
 */
export const channel = openChannel('sign-out');

/**
 * The name of the Web Lock that each page holds in shared mode while it may show a student's input. A tab that gets the
 * lock exclusively knows that no such page is left.
 */
export const pageLock = 'pages';

export let releasePageLock = () => {};

/**
 * Requests the page lock and holds it until `releasePageLock` is called. Does nothing if the browser has no Web Locks
 * or rejects the request.
 */
export function holdPageLock(): void {
  const held = new Promise<void>((done) => (releasePageLock = done));
  navigator.locks?.request(pageLock, { mode: 'shared' }, () => held).catch(() => undefined);
}

/**
 * Leaves this page when its epoch ends, because of a sign-out or another student's log-in. A page that was frozen or in
 * the back-forward cache at that moment leaves when it is shown again.
 */
export function leaveWhenEpochEnds(): void {
  const leaveIfEpochOver = () => isEpochOver() && leave();
  holdPageLock();
  channel?.addEventListener('message', leave);
  window.addEventListener('storage', leaveIfEpochOver);
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, leaveIfEpochOver);
  // Browsers do not put a page that holds a lock into the back-forward cache. A page in that cache shows nothing, so it
  // does not need the lock.
  window.addEventListener('pagehide', () => releasePageLock());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaveIfEpochOver();
    holdPageLock();
  });
  leaveIfEpochOver();
}

/**
 * Hides the page, stops it from storing anything, and opens the landing page with a full page load, so that no input
 * stays in memory.
 */
export function leave(): void {
  if (!leaveEpoch()) return;
  document.documentElement.hidden = true;
  releasePageLock();
  window.location.replace(paths.landing);
}
