import type { ItemState, OutboxItem } from './outbox-store.ts';

export interface OutboxSnapshot {
  /** Whether the device has been asked yet. */
  readonly isLoaded: boolean;
  /** Whether all that is unsent survives a reload. */
  readonly isKept: boolean;
  /** Oldest first. */
  readonly items: readonly OutboxItem[];
}

export const isUnsent = (item: OutboxItem) => item.state !== 'sent' && item.state !== 'refused';

export const byAge = (one: OutboxItem, other: OutboxItem) => one.createdAt - other.createdAt;

type Mark = Pick<OutboxItem, 'state' | 'progress'>;

/** Before the device was asked. */
export const notLoaded: OutboxSnapshot = { isLoaded: false, isKept: true, items: [] };

/** What a tab shows of the outbox: the items as the device holds them, and over them what it keeps nowhere. */
export function createView(doesDeviceKeep: () => boolean) {
  const listeners = new Set<() => void>();
  let snapshot = notLoaded;
  /** What only this tab knows of an item: that it is being sent and how far it is, or what it lacks here. */
  const here = new Map<string, Mark>();
  /** What another tab has said it is sending. */
  const elsewhere = new Set<string>();

  function show(items: readonly OutboxItem[]): void {
    const asSeenHere = items.map((item) => (isUnsent(item) ? { ...item, ...markOf(item) } : item));
    asSeenHere.sort(byAge);
    const isKept = doesDeviceKeep() && !items.some((item) => item.isHereOnly && isUnsent(item));
    snapshot = { isLoaded: true, isKept, items: asSeenHere };
    for (const listener of listeners) listener();
  }

  function markOf({ id, state }: OutboxItem): Mark {
    const isSentElsewhere = elsewhere.has(id);
    return { progress: undefined, ...(here.get(id) ?? { state: isSentElsewhere ? 'elsewhere' : state }) };
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
      for (const id of ids) here.delete(id);
      show(snapshot.items.filter(({ id }) => !ids.includes(id)));
    },
    mark(item: OutboxItem, state: ItemState, progress?: number): void {
      here.set(item.id, { state, progress });
      show(snapshot.items.map((each) => (each.id === item.id ? item : each)));
    },
    marked: (id: string): Mark | undefined => here.get(id),
    unmark: (id: string) => here.delete(id),
    unmarkAll(...states: ItemState[]): void {
      for (const [id, { state }] of here) if (states.includes(state)) here.delete(id);
    },
    sentHere: () => [...here].flatMap(([id, { state }]) => (state === 'sending' ? [id] : [])),
    /** Another tab has begun with it. */
    startedElsewhere(id: string): void {
      if (elsewhere.has(id)) return;
      elsewhere.add(id);
      if (snapshot.isLoaded) show(snapshot.items);
    },
    /** Another tab is through with them, or gone. */
    endedElsewhere(ids: readonly string[]): void {
      for (const id of ids) elsewhere.delete(id);
    },
  };
}

/** What would be missed if it were lost: the reminder is sent by the portal, and no page tells of it. */
export const isMissed = (item: OutboxItem) => isUnsent(item) && item.kind !== 'reminder';
