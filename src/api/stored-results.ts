import * as portal from '#generated/portal.ts';
import { now } from '../clock.ts';
import { userKey } from './session-store.ts';

const key = `${portal.id}.last_known`;
/** Increase this when the result of a stored query changes shape, so that older data is ignored. */
const format = 1;

export interface StoredResult {
  readonly data: unknown;
  /** The time at which the data was received, in epoch milliseconds by the server's clock. */
  readonly asOf: number;
}

interface Stored {
  readonly format: number;
  readonly user: string;
  readonly answers: Readonly<Record<string, StoredResult>>;
}

export type ResultStore = ReturnType<typeof createResultStore>;

/**
 * Keeps query results in local storage until the session ends, for visits without a network. Holds the
 * results of one student at a time.
 */
export function createResultStore(storage: Storage | undefined) {
  function read(user: string): Stored['answers'] {
    try {
      const stored: Stored | null = JSON.parse(storage?.getItem(key) ?? 'null');
      return stored?.format === format && stored.user === user ? stored.answers : {};
    } catch {
      return {};
    }
  }

  return {
    load: (user: string, name: string): StoredResult | undefined => read(user)[name],
    save(user: string, name: string, answer: StoredResult): void {
      try {
        if (storage?.getItem(userKey) !== user) return;
        const stored: Stored = { format, user, answers: { ...read(user), [name]: answer } };
        storage.setItem(key, JSON.stringify(stored));
      } catch {
        this.clear(); // local storage is full
      }
    },
    clear(): void {
      try {
        storage?.removeItem(key);
      } catch {}
    },
  };
}

export function storedQuery<Read extends object>(
  name: string,
  load: Read,
): Read & { readonly storedAs: string } {
  return Object.assign(load, { storedAs: name });
}

export const receivedNow = (data: unknown): StoredResult => ({ data, asOf: now() });
