import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import { loadFailed } from '#components/loading/load-messages.ts';
import type { OldData } from '#components/loading/OldDataNotice.tsx';
import type { QueryResult } from './use-query.ts';

/** A query of a page, with the name of the part of the page that shows the query's data. */
export interface NamedQuery {
  /** The name in error messages, such as "your balance". */
  readonly name: string;
  readonly query: QueryResult<unknown>;
}

/**
 * Combines the states of a page's queries into one. If several queries fail, the network is usually the reason, so the
 * page shows one message instead of one for each query.
 */
export function combineQueries(named: readonly NamedQuery[]) {
  const queries = named.map(({ query }) => query);
  const absent = named.filter(({ query }) => query.data === undefined && query.error).map(({ name }) => name);
  const old = oldDataOf(queries);
  return {
    /** Whether every query has loaded or failed. */
    areSettled: queries.every(isSettled),
    /**
     * The names of the queries that failed and have no data: "your balance and your payments"; '' if there are none.
     */
    missing: inOneList(absent),
    /**
     * The error message about missing data: what is missing, why, and whether the rest is outdated; undefined if
     * nothing is missing.
     */
    problem: inWords(absent, firstError(queries), old !== undefined),
    /** Since when the data is outdated, and why; undefined if all data is current. */
    old,
    isBusy: isRetrying(queries),
    refetch: () => refetchAll(queries),
  };
}

export type CombinedQueries = ReturnType<typeof combineQueries>;

/** Returns the content of `OldDataNotice`; undefined if all data is current. */
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

/** Refetches all queries that failed, or whose data is missing or outdated. */
function refetchAll(queries: readonly QueryResult<unknown>[]): void {
  for (const query of queries) if (!isFresh(query)) query.refetch();
}

/** Returns when the oldest of the outdated data was loaded, in epoch milliseconds; undefined if all data is current. */
export function oldestOf(queries: readonly QueryResult<unknown>[]): number | undefined {
  const times = queries.flatMap(({ asOf }) => asOf ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Returns whether the data of all queries describes the same moment, so that one response can be interpreted by
 * another: no query has failed, or all data was loaded within one minute.
 */
export function areOfSameVisit(queries: readonly QueryResult<unknown>[]): boolean {
  if (queries.every(({ data, error }) => data !== undefined && !error)) return true;
  const times = queries.map(({ data, asOf }) => (data === undefined ? undefined : asOf) ?? Number.NaN);
  return Math.max(...times) - Math.min(...times) < 60_000;
}

/** Returns whether a query has loaded or failed. */
export const isSettled = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== '';

/** Returns whether a query has data that is not outdated. */
export const isFresh = ({ data, error, asOf }: QueryResult<unknown>) =>
  data !== undefined && !error && asOf === undefined;

/** An error message about missing data: a sentence that names the data, and the reason. */
export interface Problem {
  readonly title: string;
  readonly reason: string;
}

function inWords([first, ...others]: readonly string[], why: string, isRestOld: boolean) {
  if (!first) return undefined;
  const sentences = [
    why,
    others.length > 0 && `Also missing: ${inOneList(others)}.`,
    isRestOld && 'The rest may be out of date.',
  ];
  return { title: loadFailed(first), reason: sentences.filter(Boolean).join(' ') } satisfies Problem;
}

/** Joins words as in `a`, `a and b` or `a, b and c`. */
function inOneList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
