import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StepAnswers } from '../core/answers.ts';
import { environment } from '../core/environment.ts';
import { createConnection } from './connection.ts';
import { type Expirable, newlyCounted } from './expiry.ts';

/** The stored answers of one step. */
export interface StoredStep extends Expirable {
  readonly flow: string;
  readonly step: string;
  readonly version: number;
  /** Epoch milliseconds by the phone's clock. */
  readonly savedAt: number;
  readonly answers: StepAnswers;
}

/** A chosen file: its answer is the id; the bytes stay here until they are sent. */
export interface StoredFile extends Expirable {
  readonly id: string;
  readonly name: string;
  readonly bytes: Blob;
  /** The size of the chosen file, if these bytes are a smaller copy of it. */
  readonly chosenBytes?: number;
  readonly savedAt: number;
}

interface Stores extends DBSchema {
  /** Keyed by version: no version of the form overwrites another one's answers. */
  drafts: { key: [flow: string, version: number, step: string]; value: StoredStep };
  files: { key: string; value: StoredFile };
}

export type FormsDatabase = IDBPDatabase<Stores>;

/** Runs an operation on the database of drafts and files. */
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

/** Sets the missing dates of stored items to the server's time, in epoch milliseconds. Rejects like a connection. */
export function startFormExpiry(time: number): Promise<void> {
  return withFormsDatabase(async (forms) => {
    const change = forms.transaction(['drafts', 'files'], 'readwrite');
    const [drafts, files] = [change.objectStore('drafts'), change.objectStore('files')];
    const steps = newlyCounted(await drafts.getAll(), time).map((each) => drafts.put(each));
    const bytes = newlyCounted(await files.getAll(), time).map((each) => files.put(each));
    await Promise.all([...steps, ...bytes, change.done]);
  });
}
