import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import { loadFailed } from '#components/loading/load-messages.ts';
import type { OldData } from '#components/loading/OldDataNotice.tsx';
import type { QueryResult } from './use-query.ts';

/** A part of a page with its own query. */
export interface NamedQuery {
  /** The name in messages: "your balance". */
  readonly name: string;
  readonly query: QueryResult<unknown>;
}

/**
 * Combines the states of a page's queries. If several fail, the network is usually the reason, so the page shows one
 * message instead of one for each.
 */
export function combineQueries(named: readonly NamedQuery[]) {
  const queries = named.map(({ query }) => query);
  const absent = named.filter(({ query }) => query.data === undefined && query.error).map(({ name }) => name);
  const old = oldDataOf(queries);
  return {
    /** Every query has loaded or failed. */
    areSettled: queries.every(isSettled),
    /** The names of those that failed and have no data: "your balance and your payments". */
    missing: inOneList(absent),
    /** The message about missing data: what, why, and what else; undefined if nothing is missing. */
    problem: inWords(absent, firstError(queries), old !== undefined),
    /** Since when data is outdated, and why; undefined if all of it is fresh. */
    old,
    isBusy: isRetrying(queries),
    refetch: () => refetchAll(queries),
  };
}

export type CombinedQueries = ReturnType<typeof combineQueries>;

/** Describes outdated data for `OldDataNotice`; undefined if all data is fresh. */
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

/** Refetches all queries that failed or whose data is missing or outdated. */
function refetchAll(queries: readonly QueryResult<unknown>[]): void {
  for (const query of queries) if (!isFresh(query)) query.refetch();
}

/** Returns when the oldest outdated data was loaded, in epoch milliseconds; undefined if all data is fresh. */
export function oldestOf(queries: readonly QueryResult<unknown>[]): number | undefined {
  const times = queries.flatMap(({ asOf }) => asOf ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Whether the data of all queries describes the same moment, so that one can be read by the other: none failed, or all of
 * it was loaded by the same visit, within a minute.
 */
export function areOfSameVisit(queries: readonly QueryResult<unknown>[]): boolean {
  if (queries.every(({ data, error }) => data !== undefined && !error)) return true;
  const times = queries.map(({ data, asOf }) => (data === undefined ? undefined : asOf) ?? Number.NaN);
  return Math.max(...times) - Math.min(...times) < 60_000;
}

/** Whether a query has loaded or failed. */
export const isSettled = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== '';

/** Whether a query has current data. */
export const isFresh = ({ data, error, asOf }: QueryResult<unknown>) =>
  data !== undefined && !error && asOf === undefined;

/** The message about data that did not load: what, and why. */
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

/** `a`, `a and b`, `a, b and c`. */
function inOneList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
