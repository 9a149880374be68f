import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '#api/use-user.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';
import { emptyOutbox, isUnsent, type OutboxSnapshot } from './delivery/outbox-state.ts';
import { openOutbox, outbox } from './portal-outbox.ts';

/** Subscribes to the outbox, and to the session, which decides whose items are shown. */
export function useOutbox(): OutboxSnapshot {
  useUser();
  useEffect(() => void openOutbox(), []);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);
}

/** The items that are unsent or were unsent since the page was opened, so that it can show how they ended. */
export function useUnsentSinceOpened(items: readonly OutboxItem[]): OutboxItem[] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const fresh = items.filter((item) => isUnsent(item) && !ids.has(item.id));
  if (fresh.length > 0) setIds(new Set([...ids, ...fresh.map(({ id }) => id)]));
  return items.filter((item) => isUnsent(item) || ids.has(item.id));
}

/** Items that were seen unsent in this visit. Not component state, because a log-in may leave the page in between. */
const seenUnsent = new Set<string>();

/** Calls back once when an item that was seen unsent in this visit is sent. */
export function useOnSent(item: OutboxItem | undefined, onSent: () => void): void {
  useEffect(() => {
    if (!item) return;
    if (isUnsent(item)) seenUnsent.add(item.id);
    else if (item.state === 'sent' && seenUnsent.delete(item.id)) onSent();
  });
}
