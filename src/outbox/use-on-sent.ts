import { useEffect } from 'react';
import type { OutboxItem } from './delivery/outbox-item.ts';
import { isUnsent } from './delivery/outbox-state.ts';

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
