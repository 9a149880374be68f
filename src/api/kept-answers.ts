import * as portal from '#generated/portal.ts';
import { now } from '../clock.ts';
import { userKey } from './session.ts';

const key = `${portal.id}.last_known`;
/** Another where what the calls give back has changed its shape. */
const format = 1;

export interface KeptAnswer {
  readonly data: unknown;
  /** When it came, in epoch milliseconds of the server. */
  readonly asOf: number;
}

interface Kept {
  readonly format: number;
  readonly user: string;
  readonly answers: Readonly<Record<string, KeptAnswer>>;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/**
 * What the calls about the student who is logged in gave last, for a visit without a network. On the phone as long as
 * the session, and of its student alone.
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
        // Another tab may have signed out meanwhile.
        if (storage?.getItem(userKey) !== user) return;
        const kept: Kept = { format, user, answers: { ...read(user), [name]: answer } };
        storage.setItem(key, JSON.stringify(kept));
      } catch {
        this.clear(); // there is no room for all of it
      }
    },
    clear(): void {
      try {
        storage?.removeItem(key);
      } catch {}
    },
  };
}

/** Lets what a read gives be kept under a name. */
export function kept<Read extends object>(name: string, load: Read): Read & { readonly keptAs: string } {
  return Object.assign(load, { keptAs: name });
}

export const answeredNow = (data: unknown): KeptAnswer => ({ data, asOf: now() });
