import { openChannel } from '#engine/storage/index.ts';
import { paths } from '#paths';
import { isEpochOver, leaveEpoch } from '../phone-epoch.ts';

/**
 * Tells other tabs that the phone has been cleared. The channel is needed only if the browser blocks local
 * storage; otherwise other tabs notice that the epoch's id in local storage has changed (phone-epoch.ts).
 */
export const channel = openChannel('sign-out');

/**
 * The name of the Web Lock that each page holds in shared mode while it may show a student's input. A tab
 * that gets the lock exclusively knows that no such page is left.
 */
export const pageLock = 'pages';

export let releasePageLock = () => {};

/** Holds the lock until `releasePageLock` is called. Does nothing if Web Locks are missing or refused. */
export function holdPageLock(): void {
  const held = new Promise<void>((done) => (releasePageLock = done));
  navigator.locks?.request(pageLock, { mode: 'shared' }, () => held).catch(() => undefined);
}

/**
 * Makes this page open the landing page when its epoch ends, that is, when the phone may belong to another
 * student (phone-epoch.ts). A page that is frozen or in the back/forward cache does so when it is shown
 * again.
 */
export function leaveWhenEpochEnds(): void {
  const leaveIfEpochOver = () => isEpochOver() && leave();
  holdPageLock();
  channel?.addEventListener('message', leave);
  window.addEventListener('storage', leaveIfEpochOver);
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, leaveIfEpochOver);
  // Releases the lock when the page is hidden, because browsers do not put a page that holds a lock into the
  // back/forward cache. A page in that cache shows nothing, so it does not need the lock.
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
