import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { dated, type Kept } from '#domain/kept-time.ts';
import { connection } from '../phone-database.ts';
import type { StepAnswers } from './flow.ts';

/** The answers of one step, as the phone keeps them. */
export interface KeptStep extends Kept {
  readonly flow: string;
  readonly step: string;
  readonly version: number;
  /** Epoch milliseconds, by the phone's clock. */
  readonly savedAt: number;
  readonly answers: StepAnswers;
}

/** A chosen file: the answer is its id, the bytes stay here until they are sent. */
export interface KeptFile extends Kept {
  readonly id: string;
  readonly name: string;
  readonly bytes: Blob;
  /** How large the chosen file was, where these bytes are a smaller copy of it. */
  readonly chosenBytes?: number;
  readonly savedAt: number;
}

interface Stores extends DBSchema {
  /** A version of the form never writes over what another one kept. */
  drafts: { key: [flow: string, version: number, step: string]; value: KeptStep };
  files: { key: string; value: KeptFile };
}

export type Forms = IDBPDatabase<Stores>;

/** Works on what this phone keeps of its forms. */
export const withForms = connection<Stores>((gone) =>
  openDB<Stores>('forms', 1, {
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

/** The server has told the time: the days of what has no date yet begin. */
export function dateForms(time: number): Promise<void> {
  return withForms(async (forms) => {
    const change = forms.transaction(['drafts', 'files'], 'readwrite');
    const [drafts, files] = [change.objectStore('drafts'), change.objectStore('files')];
    const isUndated = (kept: Kept) => kept.countedFrom === undefined;
    const steps = (await drafts.getAll()).filter(isUndated).map((each) => drafts.put(dated(each, time)));
    const bytes = (await files.getAll()).filter(isUndated).map((each) => files.put(dated(each, time)));
    await Promise.all([...steps, ...bytes, change.done]);
  });
}
