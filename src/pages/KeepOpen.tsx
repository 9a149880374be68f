import type { OutboxSnapshot } from '#api/outbox-view.ts';
import { isMissed } from './shown-state.ts';

/** Where the phone keeps nothing, what is unsent is lost with the page. */
export function KeepOpen({ snapshot }: { snapshot: OutboxSnapshot }) {
  if (snapshot.isKept || !snapshot.items.some(isMissed)) return null;
  return <p className="notice">We cannot save on this phone. Keep this page open until it is sent.</p>;
}
