import { isExpired } from '#engine/storage/index.ts';
import { createItem, type NewOutboxItem, type OutboxItem } from './outbox-item.ts';
import {
  byCreation,
  emptyOutbox,
  initialState,
  type OutboxState,
  remove,
  replaceAll,
  toSnapshot,
  upsert,
} from './outbox-state.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Tell } from './outbox-tabs.ts';

/** How long what was sent waits for its answer, whatever the days that its form's draft is kept. */
const days = 7;

/** The items as the device holds them: read and shown here, and each change told to the other tabs. */
export function createItems(store: OutboxStore, tell: Tell, time: () => number | undefined) {
  const view = createView(store.isPersisted);
  /** Orders are kept one after the other, so that a double press finds the first one and replaces it. */
  let adding: Promise<unknown> = Promise.resolve();

  async function load(): Promise<readonly OutboxItem[]> {
    const items = await readItems(store, time());
    view.update(replaceAll, items);
    return items;
  }

  /** Shows what was just written, here and in the other tabs. */
  function showWritten(items: readonly OutboxItem[]): void {
    view.update(upsert, items);
    tell({ changed: items.map(({ id }) => id) });
  }

  async function removeItems(items: readonly OutboxItem[]): Promise<void> {
    if (items.length === 0) return;
    const ids = items.map((item) => item.id);
    await store.remove(ids);
    view.update(remove, ids);
    tell({ changed: ids });
  }

  async function keep(order: NewOutboxItem): Promise<OutboxItem> {
    const replaced = (await load()).filter((each) => isReplaced(each, order));
    // Pressed again, while the first may be at the server, which knows a repeat by its id.
    const payload = JSON.stringify(order.payload);
    const again = replaced.find((each) => JSON.stringify(each.payload) === payload);
    const item = { ...createItem(order), ...(again && { id: again.id }) };
    await store.put([item]);
    showWritten([item]);
    await removeItems(replaced.filter((each) => each !== again));
    return item;
  }

  return {
    ...view,
    load,
    showWritten,
    remove: removeItems,
    /** Resolves when it is kept. */
    add(order: NewOutboxItem): Promise<OutboxItem> {
      const added = adding.then(() => keep(order));
      adding = added.catch(() => undefined);
      return added;
    },
    /** Keeps with a sent item that its draft is gone. */
    async markDraftCleared(id: string): Promise<void> {
      const item = (await store.all()).find((each) => each.id === id);
      const noted = item && [{ ...item, isDraftCleared: true }];
      if (noted && (await store.replace(id, noted))) showWritten(noted);
    },
  };
}

/** A newer version of what is still unsent, or was refused, takes its place; what bears no name may be another person's. */
const isReplaced = (each: OutboxItem, { kind, owner, form }: NewOutboxItem) =>
  each.kind === kind &&
  each.owner === owner &&
  each.form?.id === form?.id &&
  each.state !== 'sent' &&
  !form?.isAnonymous;

export type OutboxItems = ReturnType<typeof createItems>;

/** What the device holds, oldest first; what nobody asked after for too long goes. */
async function readItems(store: OutboxStore, now: number | undefined): Promise<readonly OutboxItem[]> {
  let all = await store.all();
  if (now !== undefined && all.some((item) => item.countedFrom === undefined)) {
    await store.startExpiry(now);
    all = await store.all();
  }
  const old = all.filter((item) => isExpired(item, days, now));
  if (old.length > 0) await store.remove(old.map((item) => item.id));
  return all.filter((item) => !old.includes(item)).sort(byCreation);
}

/** Holds the state, and tells who follows what this tab shows of it. */
function createView(doesDevicePersist: () => boolean) {
  const listeners = new Set<() => void>();
  let state = initialState;
  let snapshot = emptyOutbox;

  /** Shown with what comes next. */
  function updateSilently<Given extends unknown[]>(change: Change<Given>, ...given: Given): void {
    state = change(state, ...given);
  }

  return {
    state: () => state,
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    updateSilently,
    update<Given extends unknown[]>(change: Change<Given>, ...given: Given): void {
      updateSilently(change, ...given);
      snapshot = toSnapshot(state, doesDevicePersist());
      for (const listener of listeners) listener();
    },
  };
}

type Change<Given extends unknown[]> = (state: OutboxState, ...given: Given) => OutboxState;
