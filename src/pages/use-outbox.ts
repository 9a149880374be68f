import { useEffect, useSyncExternalStore } from 'react';
import { outbox } from '#api/deliveries.ts';
import { notLoaded, type OutboxSnapshot } from '#api/outbox-view.ts';
import { openOutbox } from './open-outbox.ts';

/** What was sent from this phone and what became of it, followed. */
export function useOutbox(): OutboxSnapshot {
  useEffect(() => void openOutbox(), []);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => notLoaded);
}
