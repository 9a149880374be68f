import { isExpired } from '#engine/storage/index.ts';
import type { Broadcast } from './outbox-channel.ts';
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

/** Items are deleted after this many days, however many days a form sets for its draft. */
const days = 7;

export function createItems(store: OutboxStore, broadcast: Broadcast, time: () => number | undefined) {
  const view = createView(store.isPersisted);
  /**
   * Settles when the previous item has been added. Items are added one after another, so that the second
   * submission of a double click replaces the first.
   */
  let adding: Promise<unknown> = Promise.resolve();

  async function load(): Promise<readonly OutboxItem[]> {
    const items = await readItems(store, time());
    view.update(replaceAll, items);
    return items;
  }

  function showWritten(items: readonly OutboxItem[]): void {
    view.update(upsert, items);
    broadcast({ changed: items.map(({ id }) => id) });
  }

  async function removeItems(items: readonly OutboxItem[]): Promise<void> {
    if (items.length === 0) return;
    const ids = items.map((item) => item.id);
    // Updates the view without waiting, because the store hides the items at once and deletes them later.
    const removed = store.remove(ids);
    view.update(remove, ids);
    await removed;
    broadcast({ changed: ids });
  }

  async function replaceOrAdd(order: NewOutboxItem): Promise<OutboxItem> {
    const replaced = (await load()).filter((each) => isReplaced(each, order));
    // The server may already have received an earlier item with the same payload. It recognises duplicates by
    // their id, so the new item takes over the earlier item's id.
    const payload = JSON.stringify(order.payload);
    const repeat = replaced.find((each) => JSON.stringify(each.payload) === payload);
    const item = { ...createItem(order), ...(repeat && { id: repeat.id }) };
    await store.put([item]);
    showWritten([item]);
    await removeItems(replaced.filter((each) => each !== repeat));
    return item;
  }

  return {
    ...view,
    load,
    showWritten,
    remove: removeItems,
    /**
     * Adds an item, which replaces an unsent or rejected item of the same owner and form. Resolves when the
     * new item is stored.
     */
    add(order: NewOutboxItem): Promise<OutboxItem> {
      const added = adding.then(() => replaceOrAdd(order));
      adding = added.catch(() => undefined);
      return added;
    },
    async markDraftCleared(id: string): Promise<void> {
      const item = (await store.all()).find((each) => each.id === id);
      const updated = item && [{ ...item, isDraftCleared: true }];
      if (updated && (await store.replace(id, updated))) showWritten(updated);
    },
  };
}

/**
 * Returns whether the new item replaces the item `each`. Anonymous answers are never replaced, because they
 * may come from another person.
 */
const isReplaced = (each: OutboxItem, { kind, owner, form }: NewOutboxItem) =>
  each.kind === kind &&
  each.owner === owner &&
  each.form?.id === form?.id &&
  each.state !== 'sent' &&
  !form?.isAnonymous;

export type OutboxItems = ReturnType<typeof createItems>;

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

function createView(isDevicePersistent: () => boolean) {
  const listeners = new Set<() => void>();
  let state = initialState;
  let snapshot = emptyOutbox;

  /** Changes the state without telling subscribers. The next `update` tells them about this change too. */
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
      snapshot = toSnapshot(state, isDevicePersistent());
      for (const listener of listeners) listener();
    },
  };
}

type Change<Given extends unknown[]> = (state: OutboxState, ...given: Given) => OutboxState;
