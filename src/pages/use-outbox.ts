import { useEffect, useSyncExternalStore } from 'react';
import { outbox } from '#api/deliveries.ts';
import { notLoaded, type OutboxSnapshot } from '#api/outbox-view.ts';
import { openOutbox } from './open-outbox.ts';
import { useUser } from './use-user.ts';

/** What was sent from this phone and what became of it, followed; and whose it is, which the session says. */
export function useOutbox(): OutboxSnapshot {
  useUser();
  useEffect(() => void openOutbox(), []);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => notLoaded);
}
