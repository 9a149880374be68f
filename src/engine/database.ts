import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { connection } from '../phone-database.ts';
import type { StepAnswers } from './flow.ts';

/** The answers of one step, as the phone keeps them. */
export interface KeptStep {
  readonly flow: string;
  readonly step: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly answers: StepAnswers;
}

/** A chosen file: the answer is its id, the bytes stay here until they are sent. */
export interface KeptFile {
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
