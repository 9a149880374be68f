import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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

type Forms = IDBPDatabase<Stores>;

/** A browser that has not opened its store by then will not: some never answer at all. */
const patience = 3000;

let opening: Promise<Forms> | undefined;
/** Kept at hand, because a page that goes has no time to wait for it. */
let opened: Forms | undefined;

/** What this phone keeps of its forms. Rejects where the browser keeps nothing; asked again, it tries again. */
export function openForms(): Promise<Forms> {
  opening ??= withinPatience(open());
  return opening;
}

/** The same without waiting; undefined until it was opened once. */
export function formsAtHand(): Forms | undefined {
  return opened;
}

async function open(): Promise<Forms> {
  opened = await openDB<Stores>('forms', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['flow', 'version', 'step'] });
      db.createObjectStore('files', { keyPath: 'id' });
    },
    blocking: () => opened?.close(),
    terminated: forget,
  });
  opened.addEventListener('close', forget);
  return opened;
}

function forget(): void {
  opening = undefined;
  opened = undefined;
}

function withinPatience(promise: Promise<Forms>): Promise<Forms> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The store of this phone does not answer.')), patience);
  });
  return Promise.race([promise, late])
    .catch((error) => {
      opening = undefined;
      throw error;
    })
    .finally(() => clearTimeout(timer));
}
