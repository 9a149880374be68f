import { useState } from 'react';
import type { OutboxItem } from './delivery/outbox-item.ts';
import { isUnsent } from './delivery/outbox-state.ts';

/** The items that were unsent at some time while the page was open: it shows what becomes of them. */
export function useUnsentSinceOpened(items: readonly OutboxItem[]): OutboxItem[] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const fresh = items.filter((item) => isUnsent(item) && !ids.has(item.id));
  if (fresh.length > 0) setIds(new Set([...ids, ...fresh.map(({ id }) => id)]));
  return items.filter((item) => isUnsent(item) || ids.has(item.id));
}
