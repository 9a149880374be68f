import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StepAnswers } from '../core/answers.ts';
import { environment } from '../core/environment.ts';
import { createConnection } from './connection.ts';
import { type Expirable, newlyCounted } from './expiry.ts';

/** The stored answers of one step of one version of a form. */
export interface StoredStep extends Expirable {
  readonly flow: string;
  readonly step: string;
  readonly version: number;
  /** Time of the write in epoch milliseconds, by the phone's clock. */
  readonly savedAt: number;
  readonly answers: StepAnswers;
}

/** A chosen file. The answer of its field is this id; the bytes stay in this store until they are sent. */
export interface StoredFile extends Expirable {
  readonly id: string;
  readonly name: string;
  readonly bytes: Blob;
  /** The size of the chosen file in bytes, if `bytes` is a smaller copy of the photo. */
  readonly chosenBytes?: number;
  readonly savedAt: number;
}

interface Stores extends DBSchema {
  /** The version is part of the key, so that one version of a form never overwrites the answers of another. */
  drafts: { key: [flow: string, version: number, step: string]; value: StoredStep };
  files: { key: string; value: StoredFile };
}

export type FormsDatabase = IDBPDatabase<Stores>;

/**
 * Runs an operation on the IndexedDB database of drafts and files. Reopens a closed connection and has a time limit
 * (see {@link createConnection}).
 */
export const withFormsDatabase = createConnection<Stores>((gone) =>
  openDB<Stores>(environment().database, 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['flow', 'version', 'step'] });
      db.createObjectStore('files', { keyPath: 'id' });
    },
    blocking(_own, _wanted, event) {
      (event.target as IDBDatabase).close();
      gone();
    },
    terminated: gone,
  }),
);

/**
 * Sets `countedFrom` (see {@link Expirable}) to the server's time, in epoch milliseconds, for all stored drafts and
 * files without one. Rejects if the database cannot be used.
 */
export function startFormExpiry(time: number): Promise<void> {
  return withFormsDatabase(async (forms) => {
    const change = forms.transaction(['drafts', 'files'], 'readwrite');
    const [drafts, files] = [change.objectStore('drafts'), change.objectStore('files')];
    const steps = newlyCounted(await drafts.getAll(), time).map((each) => drafts.put(each));
    const bytes = newlyCounted(await files.getAll(), time).map((each) => files.put(each));
    await Promise.all([...steps, ...bytes, change.done]);
  });
}
