import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import { loadFailed } from '#components/loading/load-messages.ts';
import type { OldData } from '#components/loading/OldDataNotice.tsx';
import type { QueryResult } from './use-query.ts';

export interface NamedQuery {
  /** Names the data in error messages, for example "your balance". */
  readonly name: string;
  readonly query: QueryResult<unknown>;
}

/**
 * Combines the states of several queries, so that a page shows one error message if several queries fail.
 * Queries usually fail together, because the network is down.
 */
export function combineQueries(named: readonly NamedQuery[]) {
  const queries = named.map(({ query }) => query);
  const absent = named.filter(({ query }) => query.data === undefined && query.error).map(({ name }) => name);
  const old = oldDataOf(queries);
  return {
    areSettled: queries.every(isSettled),
    /** Names the data that failed to load, such as "your balance and your payments"; '' if there is none. */
    missing: inOneList(absent),
    problem: inWords(absent, firstError(queries), old !== undefined),
    old,
    isBusy: isRetrying(queries),
    refetch: () => refetchAll(queries),
  };
}

export type CombinedQueries = ReturnType<typeof combineQueries>;

/** Returns what the notice about outdated data shows, or undefined if all data is current. */
export function oldDataOf(queries: readonly QueryResult<unknown>[]): OldData | undefined {
  const asOf = oldestOf(queries);
  if (asOf === undefined) return undefined;
  const error = firstError(queries);
  const reason = error === offlineMessage ? '' : withoutTryAgain(error);
  return { asOf, reason, isBusy: isRetrying(queries), onTryAgain: () => refetchAll(queries) };
}

const firstError = (queries: readonly QueryResult<unknown>[]) =>
  queries.find(({ error }) => error)?.error ?? '';

const isRetrying = (queries: readonly QueryResult<unknown>[]) =>
  queries.some(({ error, isFetching }) => error && isFetching);

export function refetchAll(queries: readonly QueryResult<unknown>[]): void {
  for (const query of queries) if (!isFresh(query)) query.refetch();
}

/** Returns the time of the oldest data in epoch milliseconds, or undefined if all data is current. */
export function oldestOf(queries: readonly QueryResult<unknown>[]): number | undefined {
  const times = queries.flatMap(({ asOf }) => asOf ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Returns whether figures of different queries may be compared: either every query has succeeded, or all
 * queries show older data, loaded within one minute of each other.
 */
export function areOfSameVisit(queries: readonly QueryResult<unknown>[]): boolean {
  if (queries.every(({ data, error }) => data !== undefined && !error)) return true;
  const times = queries.map(({ data, asOf }) => (data === undefined ? undefined : asOf) ?? Number.NaN);
  return Math.max(...times) - Math.min(...times) < 60_000;
}

export const isSettled = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== '';

const isFresh = ({ data, error, asOf }: QueryResult<unknown>) =>
  data !== undefined && !error && asOf === undefined;

function inWords([first, ...others]: readonly string[], why: string, isRestOld: boolean) {
  if (!first) return undefined;
  const sentences = [
    why,
    others.length > 0 && `Also missing: ${inOneList(others)}.`,
    isRestOld && 'The rest may be out of date.',
  ];
  return { title: loadFailed(first), reason: sentences.filter(Boolean).join(' ') };
}

/** Returns "a", "a and b" or "a, b and c". */
function inOneList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
