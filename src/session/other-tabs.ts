import { openChannel } from '#engine/storage/index.ts';
import { paths } from '#paths';
import { isEpochOver, leaveEpoch } from '../phone-epoch.ts';

/** Reaches tabs if the browser stores nothing; otherwise they detect a sign-out by the phone's epoch. */
export const channel = openChannel('sign-out');

/** The shared lock that each page holds while it may show a student's input. */
export const pageLock = 'pages';

export let releasePageLock = () => {};

/** Does nothing if the browser has no locks or refuses them. */
export function holdPageLock(): void {
  const held = new Promise<void>((done) => (releasePageLock = done));
  navigator.locks?.request(pageLock, { mode: 'shared' }, () => held).catch(() => undefined);
}

/** Reloads this page once its epoch is over, also if it was frozen or in the back-forward cache at that moment. */
export function leaveWhenEpochEnds(): void {
  const leaveIfEpochOver = () => isEpochOver() && leave();
  holdPageLock();
  channel?.addEventListener('message', leave);
  window.addEventListener('storage', leaveIfEpochOver);
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, leaveIfEpochOver);
  // Browsers do not put a page that holds a lock into the back-forward cache, and a page in there shows nothing.
  window.addEventListener('pagehide', () => releasePageLock());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leaveIfEpochOver();
    holdPageLock();
  });
  leaveIfEpochOver();
}

/** Hides the page, stops it from writing, and opens the landing page, so that nothing stays in memory. */
export function leave(): void {
  if (!leaveEpoch()) return;
  document.documentElement.hidden = true;
  releasePageLock();
  window.location.replace(paths.landing);
}
