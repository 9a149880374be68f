import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StepAnswers } from '../core/answers.ts';
import { environment } from '../core/environment.ts';
import { createConnection } from './connection.ts';
import { type Expirable, newlyCounted } from './expiry.ts';

export interface StoredStep extends Expirable {
  readonly flow: string;
  readonly step: string;
  readonly version: number;
  /** The time at which the step was saved, in epoch milliseconds by the phone's clock. */
  readonly savedAt: number;
  readonly answers: StepAnswers;
}

/**
 * A file that the user chose. The answer to the file field is only its `id`. The file itself stays in this
 * database until it is sent.
 */
export interface StoredFile extends Expirable {
  readonly id: string;
  readonly name: string;
  readonly bytes: Blob;
  /** The original size in bytes, if `bytes` is a smaller copy of a photo. */
  readonly chosenBytes?: number;
  readonly savedAt: number;
}

interface Stores extends DBSchema {
  /** The key contains the version, so that answers to different versions never overwrite each other. */
  drafts: { key: [flow: string, version: number, step: string]; value: StoredStep };
  files: { key: string; value: StoredFile };
}

export type FormsDatabase = IDBPDatabase<Stores>;

/** Runs operations within a time limit, and reconnects if necessary (see {@link createConnection}). */
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
 * Sets `countedFrom` to `time` (epoch milliseconds) for drafts and files that were stored while the server's
 * time was unknown. Rejects if the database cannot be used.
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
