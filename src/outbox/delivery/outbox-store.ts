import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createConnection, withExpiryStart } from '#engine/storage/index.ts';
import type { OutboxItem } from './outbox-item.ts';

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem };
}

type OpenDatabase = (gone: () => void) => Promise<IDBPDatabase<Schema>>;

const openDatabase: OpenDatabase = (gone) =>
  openDB<Schema>('outbox', 1, {
    upgrade: (db) => {
      db.createObjectStore('items', { keyPath: 'id' });
    },
    terminated: gone,
  });

export type OutboxStore = ReturnType<typeof openOutboxStore>;

/**
 * Opens the store of the outbox's items. Keeps items in memory if IndexedDB cannot store them, for example
 * because the phone is full.
 */
export function openOutboxStore(open = openDatabase) {
  let onLateOpen = () => {};
  let isPersisted = true;
  const withDatabase = createConnection(open, () => onLateOpen());
  const inMemory = new Map<string, OutboxItem>();
  /** The items that were last read from the database. They are used if the database stops responding. */
  let onDisk: readonly OutboxItem[] = [];
  const removed = new Set<string>();

  /** Runs an operation on the database. Resolves to undefined if the operation fails. */
  async function onDevice<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
    try {
      return await withDatabase(work);
    } catch {
      isPersisted = false;
      return undefined;
    }
  }

  async function all(): Promise<OutboxItem[]> {
    await removeFromDevice();
    onDisk = (await onDevice((db) => db.getAll('items'))) ?? onDisk;
    onDisk = onDisk.filter(({ id }) => !removed.has(id));
    return [...new Map([...onDisk.map((item) => [item.id, item] as const), ...inMemory]).values()];
  }

  async function removeFromDevice(): Promise<void> {
    const ids = [...removed];
    if (ids.length === 0) return;
    await onDevice(async (db) => {
      const change = db.transaction('items', 'readwrite');
      await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
      for (const id of ids) removed.delete(id);
    });
  }

  /**
   * Stores the items in one transaction, or none of them if `isWanted` resolves to false. Returns whether
   * they were stored, or undefined if storing failed.
   */
  function write(
    items: readonly OutboxItem[],
    isWanted?: (has: (id: string) => Promise<boolean>) => Promise<boolean>,
  ): Promise<boolean | undefined> {
    return onDevice(async (db) => {
      const change = db.transaction('items', 'readwrite', { durability: 'strict' });
      const has = async (id: string) => (await change.store.getKey(id)) !== undefined;
      const areWanted = !isWanted || (await isWanted(has));
      const lasting = items.filter((item) => !item.isInMemoryOnly);
      const writing = areWanted ? lasting.map((item) => change.store.put(item)) : [];
      await Promise.all([...writing, change.done]);
      return areWanted;
    });
  }

  function remember(items: readonly OutboxItem[], isWritten: boolean | undefined): void {
    for (const item of items) {
      isWritten && !item.isInMemoryOnly ? inMemory.delete(item.id) : inMemory.set(item.id, item);
    }
  }

  return {
    all,
    /** Starts the expiry period at `time` (epoch milliseconds) for items that have no `countedFrom` yet. */
    async startExpiry(time: number): Promise<void> {
      for (const [id, item] of inMemory) inMemory.set(id, withExpiryStart(item, time));
      await onDevice(async (db) => {
        const { store, done } = db.transaction('items', 'readwrite');
        const undated = (await store.getAll()).filter((item) => item.countedFrom === undefined);
        await Promise.all([...undated.map((item) => store.put(withExpiryStart(item, time))), done]);
      });
    },
    async put(items: readonly OutboxItem[]): Promise<void> {
      remember(items, await write(items));
    },
    /** Stores the items only if an item with this id still exists; returns whether they were stored. */
    async replace(id: string, items: readonly OutboxItem[]): Promise<boolean> {
      const isWritten = await write(items, async (has) => inMemory.has(id) || has(id));
      const isThere = isWritten ?? (await all()).some((item) => item.id === id);
      if (isThere) remember(items, isWritten);
      return isThere;
    },
    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        inMemory.delete(id);
        removed.add(id);
      }
      onDisk = onDisk.filter(({ id }) => !removed.has(id));
      await removeFromDevice();
    },
    /**
     * Returns false once the database has failed. Items that could not be stored are then only in this tab's
     * memory.
     */
    isPersisted: () => isPersisted,
    /** Calls the listener if the database opens after its timeout. */
    onLateOpen(listener: () => void): void {
      onLateOpen = listener;
    },
  };
}
