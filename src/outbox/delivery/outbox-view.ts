import type { ItemState, OutboxItem } from './outbox-store.ts';

export interface OutboxSnapshot {
  /** Whether the device has been asked yet. */
  readonly isLoaded: boolean;
  /** Whether all that is unsent survives a reload. */
  readonly isPersisted: boolean;
  /** Oldest first. */
  readonly items: readonly OutboxItem[];
}

export const isUnsent = (item: OutboxItem) => item.state !== 'sent' && item.state !== 'refused';

export const byCreation = (one: OutboxItem, other: OutboxItem) => one.createdAt - other.createdAt;

type LocalState = Pick<OutboxItem, 'state' | 'progress'>;

/** Before the device was asked. */
export const emptyOutbox: OutboxSnapshot = { isLoaded: false, isPersisted: true, items: [] };

/** What a tab shows of the outbox: the items as the device holds them, and over them what it keeps nowhere. */
export function createView(doesDevicePersist: () => boolean) {
  const listeners = new Set<() => void>();
  let snapshot = emptyOutbox;
  /** What only this tab knows of an item: that it is being sent and how far it is, or what it lacks here. */
  const inThisTab = new Map<string, LocalState>();
  /** What another tab has said it is sending. */
  const inOtherTabs = new Set<string>();

  function show(items: readonly OutboxItem[]): void {
    const asSeenHere = items.map((item) => (isUnsent(item) ? { ...item, ...markOf(item) } : item));
    asSeenHere.sort(byCreation);
    const isKept = doesDevicePersist() && !items.some((item) => item.isInMemoryOnly && isUnsent(item));
    snapshot = { isLoaded: true, isPersisted: isKept, items: asSeenHere };
    for (const listener of listeners) listener();
  }

  function markOf({ id, state }: OutboxItem): LocalState {
    const isSentElsewhere = inOtherTabs.has(id);
    return {
      progress: undefined,
      ...(inThisTab.get(id) ?? { state: isSentElsewhere ? 'sending-in-other-tab' : state }),
    };
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    has: (id: string) => snapshot.items.some((item) => item.id === id),
    /** All that the device holds. */
    show,
    /** New ones, and what has become of others. */
    put(items: readonly OutboxItem[]): void {
      const ids = new Set(items.map(({ id }) => id));
      show([...snapshot.items.filter(({ id }) => !ids.has(id)), ...items]);
    },
    drop(ids: readonly string[]): void {
      for (const id of ids) inThisTab.delete(id);
      show(snapshot.items.filter(({ id }) => !ids.includes(id)));
    },
    mark(item: OutboxItem, state: ItemState, progress?: number): void {
      inThisTab.set(item.id, { state, progress });
      show(snapshot.items.map((each) => (each.id === item.id ? item : each)));
    },
    marked: (id: string): LocalState | undefined => inThisTab.get(id),
    unmark: (id: string) => inThisTab.delete(id),
    unmarkAll(...states: ItemState[]): void {
      for (const [id, { state }] of inThisTab) if (states.includes(state)) inThisTab.delete(id);
    },
    sentHere: () => [...inThisTab].flatMap(([id, { state }]) => (state === 'sending' ? [id] : [])),
    /** Another tab has begun with it. */
    startedInOtherTab(id: string): void {
      if (inOtherTabs.has(id)) return;
      inOtherTabs.add(id);
      if (snapshot.isLoaded) show(snapshot.items);
    },
    /** Another tab is through with them, or gone. */
    endedInOtherTab(ids: readonly string[]): void {
      for (const id of ids) inOtherTabs.delete(id);
    },
  };
}

/** What would be missed if it were lost: the reminder is sent by the portal, and no page tells of it. */
export const isVisiblyUnsent = (item: OutboxItem) => isUnsent(item) && item.kind !== 'reminder';
