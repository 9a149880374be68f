import { openChannel } from '#engine/storage/index.ts';
import { paths } from '#paths';
import { isEpochOver, leaveEpoch } from '../phone-epoch.ts';

/**
 * This channel is needed only if the browser blocks local storage. Otherwise, other tabs notice that a
 * sign-out has changed the epoch id in local storage (phone-epoch.ts).
 */
export const channel = openChannel('sign-out');

/**
 * Each page holds this Web Lock in shared mode while it may show a student's input. A tab that gets the lock
 * exclusively knows that no such page is left.
 */
export const pageLock = 'pages';

export let releasePageLock = () => {};

/** Holds the lock until `releasePageLock` is called. Does nothing if Web Locks are missing or refused. */
export function holdPageLock(): void {
  const held = new Promise<void>((done) => (releasePageLock = done));
  navigator.locks?.request(pageLock, { mode: 'shared' }, () => held).catch(() => undefined);
}

/**
 * Navigates to the landing page when this page's epoch ends (phone-epoch.ts), because the phone may then
 * belong to another student. A page that is frozen or in the back/forward cache navigates when it is shown
 * again.
 */
export function leaveWhenEpochEnds(): void {
  const leaveIfEpochOver = () => isEpochOver() && leave();
  holdPageLock();
  channel?.addEventListener('message', leave);
  window.addEventListener('storage', leaveIfEpochOver);
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, leaveIfEpochOver);
  // Browsers do not put a page that holds a lock into the back-forward cache. A page in that cache shows
  // nothing, so it does not need the lock.
  window.addEventListener('pagehide', () => releasePageLock());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaveIfEpochOver();
    holdPageLock();
  });
  leaveIfEpochOver();
}

/** Leaves the page with a full page load, so that no input stays in memory. */
export function leave(): void {
  if (!leaveEpoch()) return;
  document.documentElement.hidden = true;
  releasePageLock();
  window.location.replace(paths.landing);
}
