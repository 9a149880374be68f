import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Expirable, withExpiryStart } from '#domain/expiry.ts';
import { createConnection } from '../../phone-database.ts';

/** What has to be there first. */
export type Blocker = 'needs-password' | 'needs-login' | 'needs-application';

/** Kept are `waiting`, `sent` and `refused`; the others are how this tab sees an item that is waiting. */
export type ItemState = 'waiting' | 'sending' | 'sending-in-other-tab' | Blocker | 'sent' | 'refused';

/** One thing that a student sent, and what became of it. */
export interface OutboxItem extends Expirable {
  readonly id: string;
  /** Names the sender that knows the call. */
  readonly kind: string;
  /** Whose it is: a canonical phone or a student's id. Never shown to anyone else. */
  readonly owner: string;
  /** What will be sent, without any secret. */
  readonly payload: unknown;
  /** It needs what only this tab's memory holds, and is itself kept nowhere else. */
  readonly isInMemoryOnly?: boolean | undefined;
  /** By the phone's clock, for their order. */
  readonly createdAt: number;
  readonly tries: number;
  readonly state: ItemState;
  /** Not tried again before this instant, unless something speaks for it. */
  readonly notBefore?: number;
  /** It was the server that has put it off until then: only the student goes before that (Retry-After). */
  readonly isDeferred?: boolean;
  /** How much of it is on its way, in per cent, where the sender tells; in this tab's view alone. */
  readonly progress?: number | undefined;
  /** When it was sent, in epoch milliseconds by the server's clock. */
  readonly sentAt?: number;
  /** The server's answer, once sent. */
  readonly answer?: unknown;
  /** Whether what was sent has been taken out of its draft. */
  readonly isDraftCleared?: boolean;
  /** Why the last try failed, in the student's words. */
  readonly problem?: string;
  /** The status of a refusal, for pages that know what to do about it. */
  readonly status?: number;
  /** The fields that it was refused for, where the server says which. */
  readonly fields?: readonly string[];
}

export interface OutboxStore {
  readonly all: () => Promise<OutboxItem[]>;
  /** Those that have no date yet get this one. */
  readonly startExpiry: (time: number) => Promise<void>;
  readonly put: (items: readonly OutboxItem[]) => Promise<void>;
  /** Puts all of them or none: only while an item of that id is still there, and says whether it was. */
  readonly replace: (id: string, items: readonly OutboxItem[]) => Promise<boolean>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** False once the phone has refused to keep something: what is unsent then lives only in this tab. */
  readonly isPersisted: () => boolean;
  /** Calls back when the phone has answered after nobody waited for it any more. */
  readonly onLateOpen: (listener: () => void) => void;
}

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem };
}

/** The outbox on the device. Where the browser keeps nothing, or no more, it is in memory. */
export function openOutboxStore(open: typeof openDatabase = openDatabase): OutboxStore {
  let onLateOpen = () => {};
  const withDatabase = createConnection(open, () => onLateOpen());
  const inMemory = new Map<string, OutboxItem>();
  /** As the device held it when it was last read: it may stop answering. */
  let onDisk: readonly OutboxItem[] = [];
  /** What is removed and perhaps still on the device, which did not answer. */
  const removed = new Set<string>();
  let isPersisted = true;

  /** Undefined when the device did not do it; then memory does. */
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

  /** Undefined when the device did not do it. */
  function write(items: readonly OutboxItem[], inPlaceOf?: string): Promise<boolean | undefined> {
    return onDevice(async (db) => {
      const change = db.transaction('items', 'readwrite', { durability: 'strict' });
      const isThere =
        !inPlaceOf || inMemory.has(inPlaceOf) || (await change.store.getKey(inPlaceOf)) !== undefined;
      const lasting = items.filter((item) => !item.isInMemoryOnly);
      const writing = isThere ? lasting.map((item) => change.store.put(item)) : [];
      await Promise.all([...writing, change.done]);
      return isThere;
    });
  }

  async function removeFromDevice(): Promise<void> {
    const ids = [...removed];
    if (ids.length === 0) return;
    const isDone = await onDevice(async (db) => {
      const change = db.transaction('items', 'readwrite');
      await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
      return true;
    });
    if (isDone) for (const id of ids) removed.delete(id);
  }

  /** In memory is what the device did not take, and nothing else. */
  function remember(items: readonly OutboxItem[], isWritten: boolean | undefined): void {
    for (const item of items) {
      isWritten && !item.isInMemoryOnly ? inMemory.delete(item.id) : inMemory.set(item.id, item);
    }
  }

  return {
    all,
    async startExpiry(time) {
      for (const [id, item] of inMemory) inMemory.set(id, withExpiryStart(item, time));
      await onDevice(async (db) => {
        const { store, done } = db.transaction('items', 'readwrite');
        const undated = (await store.getAll()).filter((item) => item.countedFrom === undefined);
        await Promise.all([...undated.map((item) => store.put(withExpiryStart(item, time))), done]);
      });
    },
    async put(items) {
      remember(items, await write(items));
    },
    async replace(id, items) {
      const isWritten = await write(items, id);
      const isThere = isWritten ?? (await all()).some((item) => item.id === id);
      if (isThere) remember(items, isWritten);
      return isThere;
    },
    async remove(ids) {
      for (const id of ids) {
        inMemory.delete(id);
        removed.add(id);
      }
      onDisk = onDisk.filter(({ id }) => !removed.has(id));
      await removeFromDevice();
    },
    isPersisted: () => isPersisted,
    onLateOpen(listener) {
      onLateOpen = listener;
    },
  };
}

function openDatabase(gone: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('outbox', 1, {
    upgrade: (db) => {
      db.createObjectStore('items', { keyPath: 'id' });
    },
    terminated: gone,
  });
}
