import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** `waiting` also while a try is under way in another tab; `sending` and the two `needs-` are this tab's view. */
export type ItemState = 'waiting' | 'sending' | 'needs-password' | 'needs-login' | 'sent' | 'refused';

/** One thing that a student sent, and what became of it. */
export interface OutboxItem {
  readonly id: string;
  /** Names the sender that knows the call. */
  readonly kind: string;
  /** Whose it is: a canonical phone or a student's id. Never shown to anyone else. */
  readonly owner: string;
  /** What will be sent, without any secret. */
  readonly payload: unknown;
  readonly createdAt: number;
  readonly tries: number;
  readonly state: ItemState;
  /** Not tried again before this instant, unless something speaks for it. */
  readonly notBefore?: number;
  /** The server's answer, once sent. */
  readonly answer?: unknown;
  /** Whether what was sent has been taken out of its draft. */
  readonly isDraftCleared?: boolean;
  /** Why the last try failed, in the student's words. */
  readonly problem?: string;
  /** The status of a refusal, for pages that know what to do about it. */
  readonly status?: number;
}

export interface OutboxStore {
  readonly all: () => Promise<OutboxItem[]>;
  readonly put: (items: readonly OutboxItem[]) => Promise<void>;
  /** Puts all of them or none: only while an item of that id is still there, and says whether it was. */
  readonly replace: (id: string, items: readonly OutboxItem[]) => Promise<boolean>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** False once the phone has refused to keep something: what is unsent then lives only in this tab. */
  readonly isKept: () => boolean;
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem };
}

const longestOpening = 3000;

/** The outbox on the device. Where the browser keeps nothing, or no more, it is in memory. */
export function openOutboxStore(open: () => Promise<IDBPDatabase<Schema>> = openDatabase): OutboxStore {
  const inMemory = new Map<string, OutboxItem>();
  let isKept = true;

  /** Undefined when the device did not do it; then memory does. */
  async function onDevice<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
    try {
      database ??= withinTime(open());
      return await work(await database);
    } catch {
      isKept = false;
      return undefined;
    }
  }
  let database: Promise<IDBPDatabase<Schema>> | undefined;

  async function all(): Promise<OutboxItem[]> {
    const kept = (await onDevice((db) => db.getAll('items'))) ?? [];
    return [...new Map([...kept.map((item) => [item.id, item] as const), ...inMemory]).values()];
  }

  /** Undefined when the device did not do it. */
  function write(items: readonly OutboxItem[], inPlaceOf?: string): Promise<boolean | undefined> {
    return onDevice(async (db) => {
      const change = db.transaction('items', 'readwrite', { durability: 'strict' });
      const isThere =
        !inPlaceOf || inMemory.has(inPlaceOf) || (await change.store.getKey(inPlaceOf)) !== undefined;
      const writing = isThere ? items.map((item) => change.store.put(item)) : [];
      await Promise.all([...writing, change.done]);
      return isThere;
    });
  }

  return {
    all,
    async put(items) {
      const isDone = await write(items);
      for (const item of items) isDone ? inMemory.delete(item.id) : inMemory.set(item.id, item);
    },
    async replace(id, items) {
      const isDone = await write(items, id);
      const isThere = isDone ?? (await all()).some((item) => item.id === id);
      if (isThere) for (const item of items) isDone ? inMemory.delete(item.id) : inMemory.set(item.id, item);
      return isThere;
    },
    async remove(ids) {
      for (const id of ids) inMemory.delete(id);
      await onDevice(async (db) => {
        const change = db.transaction('items', 'readwrite');
        await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
      });
    },
    isKept: () => isKept,
  };
}

function openDatabase() {
  return openDB<Schema>('outbox', 1, {
    upgrade: (db) => {
      db.createObjectStore('items', { keyPath: 'id' });
    },
  });
}

/** Some browsers never answer when their storage is broken; nobody shall wait for that. */
function withinTime<T>(opening: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database did not open.')), longestOpening);
  });
  return Promise.race([opening, late]);
}
