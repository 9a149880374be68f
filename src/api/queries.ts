import { ApiError, formatError } from './http/api-error.ts';
import { localStorageIfAllowed, session } from './session.ts';
import { createResultStore, type ResultStore, receivedNow, type StoredResult } from './stored-results.ts';

/** A query: makes a GET request about a student. The function itself is the query's key in the cache. */
export interface QueryFunction<T> {
  (user: string, signal: AbortSignal): Promise<T>;
  /** The name under which results are stored on the phone while the student is logged in. */
  readonly storedAs?: string;
}

/** A query's state. While data is refreshed, and if the refresh fails, the earlier data is still shown. */
export interface QueryState<T> {
  readonly data?: T;
  /** When the data was received, in epoch milliseconds. */
  readonly asOf?: number;
  readonly isFetching: boolean;
  /** Why the last request failed, as shown to the student; '' if the request succeeded. */
  readonly error: string;
}

const idle: QueryState<never> = { isFetching: false, error: '' };

/**
 * Creates a cache of queries about the logged-in student, which all pages share: cached data is shown at once and
 * refreshed in the background. The cache is cleared when the student changes. If a request fails, the query's last
 * result is shown, even from an earlier visit.
 */
export function createQueries(student: () => string | undefined, store?: ResultStore) {
  const { entries, set, clear, subscribe } = createEntries();
  /**
   * Results that earlier visits stored, by student and query name, cached so that each is read from storage only once.
   */
  const earlier = new Map<string, unknown>();
  let owner = student();
  if (!owner) store?.clear();

  function setResult(load: QueryFunction<unknown>, user: string, data: unknown): void {
    const answer = receivedNow(data);
    if (load.storedAs) store?.save(user, load.storedAs, answer);
    set(load, { ...answer, isFetching: false, error: '' }, undefined, answer);
  }

  return {
    /** Returns a query's current state: the same object until the state changes. */
    get: <T>(load: QueryFunction<T>) => (entries.get(load)?.shown ?? idle) as QueryState<T>,

    /**
     * Returns a query's data from this visit or an earlier one without sending a request. Fast enough for every render.
     */
    known: <T>(load: QueryFunction<T>): T | undefined => {
      const { data } = entries.get(load)?.shown ?? {};
      const user = student();
      if (data !== undefined || !user || !load.storedAs) return data as T | undefined;
      const key = `${user} ${load.storedAs}`;
      if (!earlier.has(key)) earlier.set(key, store?.load(user, load.storedAs)?.data);
      return earlier.get(key) as T | undefined;
    },

    /** Requests a query's data, unless a request for it is already running. */
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

    /** Requests a query's data, and aborts a request for it that is already running. */
    refetch(load: QueryFunction<unknown>): void {
      const entry = entries.get(load);
      if (entry?.running) {
        entry.running.abort();
        set(load, { ...entry.shown, isFetching: false }, undefined, entry.last);
      }
      this.refresh(load);
    },

    /** Stores the response to a write as the query's data. Aborts a running read, whose response may be older. */
    setData: <T>(load: QueryFunction<T>, user: string, data: T) => {
      if (user !== student()) return;
      entries.get(load)?.running?.abort();
      setResult(load, user, data);
    },

    subscribe,

    /** Clears the cache and the stored results when the student changes. */
    resetForSession(): void {
      if (student() === owner) return;
      owner = student();
      store?.clear();
      earlier.clear();
      clear();
    },
  };
}

interface Entry {
  readonly shown: QueryState<unknown>;
  readonly running?: AbortController | undefined;
  /** The result of the last successful request. */
  readonly last?: StoredResult | undefined;
}

/** Creates the map that holds the state of each query and notifies subscribers of changes. */
function createEntries() {
  const entries = new Map<QueryFunction<unknown>, Entry>();
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    entries: entries as ReadonlyMap<QueryFunction<unknown>, Entry>,
    set(
      load: QueryFunction<unknown>,
      shown: QueryState<unknown>,
      running?: AbortController,
      last?: StoredResult,
    ): void {
      entries.set(load, { shown, running, last });
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

export const queries = createQueries(
  () => session.current()?.user,
  createResultStore(localStorageIfAllowed()),
);
session.subscribe(() => queries.resetForSession());
