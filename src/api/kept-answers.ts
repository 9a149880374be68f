import * as portal from '#generated/portal.ts';
import { now } from '../clock.ts';
import { userKey } from './session.ts';

const key = `${portal.id}.last_known`;
/** Increase it when a call's result changes shape: older data is then ignored. */
const format = 1;

export interface KeptAnswer {
  readonly data: unknown;
  /** When it was received, in epoch milliseconds by the server's clock. */
  readonly asOf: number;
}

interface Kept {
  readonly format: number;
  readonly user: string;
  readonly answers: Readonly<Record<string, KeptAnswer>>;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/**
 * Stores the last results of queries about the logged-in student, for visits without a network. Kept in local storage
 * for one student at a time, until the session ends.
 */
export function createKeptAnswers(storage: Storage | undefined) {
  function read(user: string): Kept['answers'] {
    try {
      const kept: Kept | null = JSON.parse(storage?.getItem(key) ?? 'null');
      return kept?.format === format && kept.user === user ? kept.answers : {};
    } catch {
      return {};
    }
  }

  return {
    load: (user: string, name: string): KeptAnswer | undefined => read(user)[name],
    save(user: string, name: string, answer: KeptAnswer): void {
      try {
        // Another tab may have signed out in the meantime.
        if (storage?.getItem(userKey) !== user) return;
        const kept: Kept = { format, user, answers: { ...read(user), [name]: answer } };
        storage.setItem(key, JSON.stringify(kept));
      } catch {
        this.clear(); // the quota is exceeded
      }
    },
    clear(): void {
      try {
        storage?.removeItem(key);
      } catch {}
    },
  };
}

/** Marks a query whose results are stored under this name. */
export function kept<Read extends object>(name: string, load: Read): Read & { readonly keptAs: string } {
  return Object.assign(load, { keptAs: name });
}

export const answeredNow = (data: unknown): KeptAnswer => ({ data, asOf: now() });
