import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '#api/use-user.ts';
import type { OutboxItem } from './delivery/outbox-item.ts';
import { emptyOutbox, isUnsent, type OutboxSnapshot } from './delivery/outbox-state.ts';
import { openOutbox, outbox } from './portal-outbox.ts';

/** The outbox's items and their states, followed; the session says whose they are. */
export function useOutbox(): OutboxSnapshot {
  useUser();
  useEffect(() => void openOutbox(), []);
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot, () => emptyOutbox);
}

/** The items that were unsent at some time while the page was open: it shows what becomes of them. */
export function useUnsentSinceOpened(items: readonly OutboxItem[]): OutboxItem[] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const fresh = items.filter((item) => isUnsent(item) && !ids.has(item.id));
  if (fresh.length > 0) setIds(new Set([...ids, ...fresh.map(({ id }) => id)]));
  return items.filter((item) => isUnsent(item) || ids.has(item.id));
}

/** The items that a page has seen unsent in this visit, kept because the page may be left for a log-in. */
const awaited = new Set<string>();

/** Calls back once when an item that the page has seen unsent is sent; not for one that was sent before. */
export function useOnSent(item: OutboxItem | undefined, onSent: () => void): void {
  useEffect(() => {
    if (!item) return;
    if (isUnsent(item)) awaited.add(item.id);
    else if (item.state === 'sent' && awaited.delete(item.id)) onSent();
  });
}
