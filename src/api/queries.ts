import { ApiError, formatError } from './http/api-error.ts';
import { session } from './session.ts';

/** One of the GET calls about a student. Its identity is its name: the same function is the same read. */
export type QueryFunction<T> = (user: string, signal: AbortSignal) => Promise<T>;

/** A read's state: its data stay while it is asked for again, and after that failed. */
export interface QueryState<T> {
  readonly data?: T;
  /** Under way. */
  readonly isFetching: boolean;
  /** Why the last try failed, for a person; '' when it did not. */
  readonly error: string;
}

const idle: QueryState<never> = { isFetching: false, error: '' };

/**
 * What was read about the student who is logged in: shared by the pages, shown at once when one comes back to it
 * and asked for anew behind it. In memory alone, and of one student alone: it goes when the session changes.
 */
export function createQueries(student: () => string | undefined) {
  const { entries, set, clear, subscribe } = createEntries();
  let owner = student();

  return {
    /** What there is now. The same object until it changes. */
    get: <T>(load: QueryFunction<T>) => (entries.get(load)?.shown ?? idle) as QueryState<T>,

    /** Asks for it, unless that is under way. */
    refresh(load: QueryFunction<unknown>): void {
      const user = student();
      const entry = entries.get(load);
      if (!user || entry?.running) return;
      const running = new AbortController();
      const isCurrent = () => entries.get(load)?.running === running;
      const data = entry?.shown.data;
      set(load, { ...entry?.shown, isFetching: true, error: entry?.shown.error ?? '' }, running);
      load(user, running.signal).then(
        (next) => isCurrent() && set(load, { data: next, isFetching: false, error: '' }),
        (error) => {
          if (!isCurrent()) return;
          if (!(error instanceof ApiError && error.status === 401)) console.error(error);
          set(load, { data, isFetching: false, error: formatError(error) });
        },
      );
    },

    /** Gives up what is under way, and asks again. */
    refetch(load: QueryFunction<unknown>): void {
      const entry = entries.get(load);
      if (entry?.running) {
        entry.running.abort();
        set(load, { ...entry.shown, isFetching: false });
      }
      this.refresh(load);
    },

    /** Takes the answer of a write, which is newer than what was read. */
    setData: <T>(load: QueryFunction<T>, user: string, data: T) => {
      if (user !== student()) return;
      entries.get(load)?.running?.abort();
      set(load, { data, isFetching: false, error: '' });
    },

    subscribe,

    /** Clears everything when the student changes. */
    resetForSession(): void {
      if (student() === owner) return;
      owner = student();
      clear();
    },
  };
}

interface Entry {
  readonly shown: QueryState<unknown>;
  readonly running?: AbortController | undefined;
}

/** What there is of each read, followed by who shows it. */
function createEntries() {
  const entries = new Map<QueryFunction<unknown>, Entry>();
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    entries: entries as ReadonlyMap<QueryFunction<unknown>, Entry>,
    set(load: QueryFunction<unknown>, shown: QueryState<unknown>, running?: AbortController): void {
      entries.set(load, { shown, running });
      notify();
    },
    clear(): void {
      for (const { running } of entries.values()) running?.abort();
      entries.clear();
      notify();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const queries = createQueries(() => session.current()?.user);
session.subscribe(() => queries.resetForSession());
