import { openChannel } from '#engine/storage/index.ts';
import { paths } from '#paths';
import { isEpochOver, leaveEpoch } from '../phone-epoch.ts';

/** For tabs without shared storage, where the browser stores nothing; the others notice by the phone's epoch. */
export const channel = openChannel('sign-out');

/** The lock that each page holds while it may show what somebody has typed. */
export const lock = 'pages';

export let release = () => {};

/** Not every browser has locks, and not every one that has them grants one. */
export function hold(): void {
  const held = new Promise<void>((done) => (release = done));
  navigator.locks?.request(lock, { mode: 'shared' }, () => held).catch(() => undefined);
}

/** From a page's start: it reloads as soon as its epoch is over, also when it is only then thawed or shown again. */
export function leaveWithOtherTabs(): void {
  const look = () => isEpochOver() && leave();
  hold();
  channel?.addEventListener('message', leave);
  window.addEventListener('storage', look);
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, look);
  // The browser keeps no page with a lock for Back, and such a page shows nothing meanwhile.
  window.addEventListener('pagehide', () => release());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    look();
    hold();
  });
  look();
}

/** Reloads, so that nothing stays in memory; until then nothing is shown or written. */
export function leave(): void {
  if (!leaveEpoch()) return;
  document.documentElement.hidden = true;
  release();
  window.location.replace(paths.landing);
}
