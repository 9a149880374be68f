import { paths } from '#paths';
import { isEpochOver, leaveEpoch } from '../phone-epoch.ts';
import { openChannel } from '../tab-channel.ts';

/** For tabs that share no storage, because the browser keeps none; the others notice by the phone's epoch. */
export const channel = openChannel('sign-out');

/** Held by each page as long as it may show what somebody has typed. */
export const lock = 'pages';

export let release = () => {};

/** Not every browser has locks, and not every one that has them grants one. */
export function hold(): void {
  const held = new Promise<void>((done) => (release = done));
  navigator.locks?.request(lock, { mode: 'shared' }, () => held).catch(() => undefined);
}

/** From the first moment of a page: it goes as soon as its epoch is over, be it only thawed or shown again by then. */
export function leaveWithOtherTabs(): void {
  const look = () => isEpochOver() && leave();
  hold();
  channel?.addEventListener('message', leave);
  window.addEventListener('storage', look);
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, look);
  // A page that the browser keeps for Back holds nobody up, and would not be kept with a lock.
  window.addEventListener('pagehide', () => release());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    look();
    hold();
  });
  look();
}

/** A new page, so that what this one held in memory is gone; nothing of it is seen until then, or written. */
export function leave(): void {
  if (!leaveEpoch()) return;
  document.documentElement.hidden = true;
  release();
  window.location.replace(paths.landing);
}
