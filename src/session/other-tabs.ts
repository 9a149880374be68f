import { openChannel } from '#engine/storage/index.ts';
import { paths } from '#paths';
import { isEpochOver, leaveEpoch } from '../phone-epoch.ts';

/** Reaches tabs if the browser stores nothing; otherwise they detect a sign-out by the phone's epoch. */
export const channel = openChannel('sign-out');

/** The shared lock that each page holds while it may show a student's input. */
export const lock = 'pages';

export let release = () => {};

/** Does nothing if the browser has no locks or refuses them. */
export function hold(): void {
  const held = new Promise<void>((done) => (release = done));
  navigator.locks?.request(lock, { mode: 'shared' }, () => held).catch(() => undefined);
}

/** Reloads this page once its epoch is over, also if it was frozen or in the back-forward cache at that moment. */
export function leaveWithOtherTabs(): void {
  const look = () => isEpochOver() && leave();
  hold();
  channel?.addEventListener('message', leave);
  window.addEventListener('storage', look);
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, look);
  // Browsers do not put a page that holds a lock into the back-forward cache, and a page in there shows nothing.
  window.addEventListener('pagehide', () => release());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    look();
    hold();
  });
  look();
}

/** Hides the page, stops it from writing, and opens the landing page, so that nothing stays in memory. */
export function leave(): void {
  if (!leaveEpoch()) return;
  document.documentElement.hidden = true;
  release();
  window.location.replace(paths.landing);
}
