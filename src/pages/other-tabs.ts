import { forgetDrafts } from '#engine/drafts.ts';
import { paths } from '#paths';
import { forgetTab } from './reset-phone.ts';

/** Old browsers do not have it; their other tabs notice by the session alone. */
const channel = globalThis.BroadcastChannel && new BroadcastChannel('sign-out');

/** Another student's answers may be in the memory of other tabs: they start anew. */
export function sendOtherTabsAway(): void {
  channel?.postMessage('now');
}

export function followOtherTabs(): void {
  channel?.addEventListener('message', () => {
    void forgetDrafts(); // or this page would write them as it goes
    leave();
  });
}

/** A new page: what this one held in memory is gone as well. */
export function leave(): void {
  forgetTab();
  window.location.replace(paths.landing);
}
