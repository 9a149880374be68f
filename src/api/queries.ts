import { ApiError, formatError } from './http/api-error.ts';
import { localStorageIfAllowed, session } from './session-store.ts';
import { createResultStore, type ResultStore, receivedNow, type StoredResult } from './stored-results.ts';

/** Loads data about a student. The function itself is the key of its result in the query cache. */
export interface QueryFunction<T> {
  (user: string, signal: AbortSignal): Promise<T>;
  /** If set, the phone stores the last result under this name while the student is logged in. */
  readonly storedAs?: string;
}

/** Contains the data of the last successful request, even during a refresh and after a failed refresh. */
export interface QueryState<T> {
  readonly data?: T;
  /** The time at which the data was received, in epoch milliseconds. */
  readonly asOf?: number;
  readonly isFetching: boolean;
  /** The message for the student; '' if the last request succeeded. */
  readonly error: string;
}

const idle: QueryState<never> = { isFetching: false, error: '' };

/**
 * Caches data about the logged-in student for all pages. Pages show cached data at once and refresh it in the
 * background. If the refresh fails, they keep the last data, even from an earlier visit.
 */
export function createQueries(student: () => string | undefined, store?: ResultStore) {
  const entries = new Map<QueryFunction<unknown>, Entry>();
  const listeners = new Set<() => void>();
  /** Caches results from local storage by student and query name, so that each result is read only once. */
  const earlier = new Map<string, unknown>();
  let owner = student();
  if (!owner) store?.clear();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function set(
    load: QueryFunction<unknown>,
    shown: Shown,
    running?: AbortController,
    last?: StoredResult,
  ): void {
    entries.set(load, { shown, running, last });
    notify();
  }

  function setResult(load: QueryFunction<unknown>, user: string, data: unknown): void {
    const answer = receivedNow(data);
    if (load.storedAs) store?.save(user, load.storedAs, answer);
    set(load, { ...answer, isFetching: false, error: '' }, undefined, answer);
  }

  return {
    /**
     * Returns the query's state. Returns the same object until the state changes, because a new object in
     * every render would make React render endlessly.
     */
    get: <T>(load: QueryFunction<T>) => (entries.get(load)?.shown ?? idle) as QueryState<T>,

    /**
     * Returns data from this visit or an earlier one, without a request. It is fast enough to be called in
     * every render.
     */
    known: <T>(load: QueryFunction<T>): T | undefined => {
      const { data } = entries.get(load)?.shown ?? {};
      const user = student();
      if (data !== undefined || !user || !load.storedAs) return data as T | undefined;
      const key = `${user} ${load.storedAs}`;
      if (!earlier.has(key)) earlier.set(key, store?.load(user, load.storedAs)?.data);
      return earlier.get(key) as T | undefined;
    },

    /** Sends a request for the query, unless one is already running. */
    refresh(load: QueryFunction<unknown>): void {
      const user = student();
      const entry = entries.get(load);
      if (!user || entry?.running) return;
      const running = new AbortController();
      const isCurrent = () => entries.get(load)?.running === running;
      set(load, { ...entry?.shown, isFetching: true, error: entry?.shown.error ?? '' }, running, entry?.last);
      load(user, running.signal).then(
        (next) => isCurrent() && setResult(load, user, next),
        (error) => {
          if (!isCurrent()) return;
          if (!(error instanceof ApiError && error.status === 401)) console.error(error);
          const last = entry?.last ?? (load.storedAs ? store?.load(user, load.storedAs) : undefined);
          set(load, { ...last, isFetching: false, error: formatError(error) }, undefined, last);
        },
      );
    },

    /** Aborts this query's running request, if there is one, and sends another. */
    refetch(load: QueryFunction<unknown>): void {
      const entry = entries.get(load);
      if (entry?.running) {
        entry.running.abort();
        set(load, { ...entry.shown, isFetching: false }, undefined, entry.last);
      }
      this.refresh(load);
    },

    /**
     * Puts the server's response to a write into the cache. Aborts a running read, whose response may be
     * older.
     */
    setData: <T>(load: QueryFunction<T>, user: string, data: T) => {
      if (user !== student()) return;
      entries.get(load)?.running?.abort();
      setResult(load, user, data);
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    resetForSession(): void {
      if (student() === owner) return;
      owner = student();
      store?.clear();
      earlier.clear();
      for (const { running } of entries.values()) running?.abort();
      entries.clear();
      notify();
    },
  };
}

type Shown = QueryState<unknown>;

interface Entry {
  readonly shown: Shown;
  readonly running?: AbortController | undefined;
  readonly last?: StoredResult | undefined;
}

export const queries = createQueries(
  () => session.current()?.user,
  createResultStore(localStorageIfAllowed()),
);
session.subscribe(() => queries.resetForSession());
