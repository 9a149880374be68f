import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '#api/use-user.ts';
import { emptyOutbox, type OutboxSnapshot } from './delivery/outbox-state.ts';
import { openOutbox } from './open-outbox.ts';
import { outbox } from './portal-outbox.ts';

/** What was sent from this phone and what became of it, followed; and whose it is, which the session says. */
export function useOutbox(): OutboxSnapshot {
  useUser();
  useEffect(() => void openOutbox(), []);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);
}
