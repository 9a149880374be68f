import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '#api/use-user.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';
import { emptyOutbox, isUnsent, type OutboxSnapshot } from './delivery/outbox-state.ts';
import { openOutbox, outbox } from './portal-outbox.ts';

/**
 * Returns the outbox's items. The component also renders again when the session changes, because the session
 * decides whose items are shown.
 */
export function useOutbox(): OutboxSnapshot {
  useUser();
  useEffect(() => void openOutbox(), []);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);
}

/** Returns the items that are unsent or were unsent when this component first saw them. */
export function useUnsentSinceOpened(items: readonly OutboxItem[]): OutboxItem[] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const fresh = items.filter((item) => isUnsent(item) && !ids.has(item.id));
  if (fresh.length > 0) setIds(new Set([...ids, ...fresh.map(({ id }) => id)]));
  return items.filter((item) => isUnsent(item) || ids.has(item.id));
}

/**
 * The ids of items that `useOnSent` has seen unsent since the page was loaded. They are not component state,
 * because a log-in may lead to another page, whose component did not exist when the item was unsent.
 */
const seenUnsent = new Set<string>();

/** Calls `onSent` once the item is sent, but not if the item was already sent when the page was loaded. */
export function useOnSent(item: OutboxItem | undefined, onSent: () => void): void {
  useEffect(() => {
    if (!item) return;
    if (isUnsent(item)) seenUnsent.add(item.id);
    else if (item.state === 'sent' && seenUnsent.delete(item.id)) onSent();
  });
}
