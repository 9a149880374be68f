import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '#api/use-user.ts';
import { emptyOutbox, type OutboxSnapshot } from './delivery/outbox-state.ts';
import { openOutbox } from './open-outbox.ts';
import { outbox } from './portal-outbox.ts';

/** The outbox's items and their states, followed; the session says whose they are. */
export function useOutbox(): OutboxSnapshot {
  useUser();
  useEffect(() => void openOutbox(), []);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);
}
