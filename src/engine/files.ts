import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A chosen file as an answer refers to it: the answer is its id, the bytes stay here until they are sent. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Blob;
}

interface Schema extends DBSchema {
  files: { key: string; value: KeptFile };
}

const inMemory = new Map<string, KeptFile>();
let database: Promise<IDBPDatabase<Schema> | undefined> | undefined;

/** Undefined where the browser keeps nothing (private mode, storage full): files then live in this tab. */
function openFiles(): Promise<IDBPDatabase<Schema> | undefined> {
  database ??= openDB<Schema>('files', 1, {
    upgrade: (db) => {
      db.createObjectStore('files', { keyPath: 'id' });
    },
  }).catch(() => undefined);
  return database;
}

/** Keeps a file on this phone and gives the id under which it is found again, also after a reload. */
export async function keepFile(file: File): Promise<string> {
  const kept = { id: crypto.randomUUID(), name: file.name, bytes: file };
  inMemory.set(kept.id, kept);
  await (await openFiles())?.put('files', kept).catch(() => undefined);
  return kept.id;
}

export async function findFile(id: string): Promise<KeptFile | undefined> {
  return inMemory.get(id) ?? (await (await openFiles())?.get('files', id).catch(() => undefined));
}

export async function dropFile(id: string): Promise<void> {
  inMemory.delete(id);
  await (await openFiles())?.delete('files', id).catch(() => undefined);
}

/** Removes every kept file from this phone: its student has signed out (decisions.md 18). */
export async function forgetFiles(): Promise<void> {
  inMemory.clear();
  await (await openFiles())?.clear('files').catch(() => undefined);
}
