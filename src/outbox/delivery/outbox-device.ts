import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createConnection, withExpiryStart } from '#engine/storage/index.ts';
import type { OutboxItem } from './outbox-item.ts';

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem };
}

export type OpenDatabase = (gone: () => void) => Promise<IDBPDatabase<Schema>>;

const openDatabase: OpenDatabase = (gone) =>
  openDB<Schema>('outbox', 1, {
    upgrade: (db) => {
      db.createObjectStore('items', { keyPath: 'id' });
    },
    terminated: gone,
  });

/** The database of the outbox. What the device did not do is answered with undefined. */
export function openDevice(open = openDatabase) {
  let onLateOpen = () => {};
  const withDatabase = createConnection(open, () => onLateOpen());
  let isPersisted = true;

  async function work<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
    try {
      return await withDatabase(work);
    } catch {
      isPersisted = false;
      return undefined;
    }
  }

  return {
    getAll: () => work((db) => db.getAll('items')),
    /** Puts all of them or none: none where they are not wanted any more, and says whether they were. */
    write(
      items: readonly OutboxItem[],
      isWanted?: (has: (id: string) => Promise<boolean>) => Promise<boolean>,
    ): Promise<boolean | undefined> {
      return work(async (db) => {
        const change = db.transaction('items', 'readwrite', { durability: 'strict' });
        const has = async (id: string) => (await change.store.getKey(id)) !== undefined;
        const areWanted = !isWanted || (await isWanted(has));
        const lasting = items.filter((item) => !item.isInMemoryOnly);
        const writing = areWanted ? lasting.map((item) => change.store.put(item)) : [];
        await Promise.all([...writing, change.done]);
        return areWanted;
      });
    },
    delete: (ids: readonly string[]) =>
      work(async (db) => {
        const change = db.transaction('items', 'readwrite');
        await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
        return true;
      }),
    startExpiry: (time: number) =>
      work(async (db) => {
        const { store, done } = db.transaction('items', 'readwrite');
        const undated = (await store.getAll()).filter((item) => item.countedFrom === undefined);
        await Promise.all([...undated.map((item) => store.put(withExpiryStart(item, time))), done]);
      }),
    isPersisted: () => isPersisted,
    onLateOpen(listener: () => void): void {
      onLateOpen = listener;
    },
  };
}
