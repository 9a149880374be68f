import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import { loadFailed } from '#components/loading/load-messages.ts';
import type { OldData } from '#components/loading/OldDataNotice.tsx';
import type { QueryResult } from './use-query.ts';

/** A part of a page that comes by a call of its own. */
export interface NamedQuery {
  /** "your balance". */
  readonly name: string;
  readonly query: QueryResult<unknown>;
}

/**
 * The state of a page's parts together: where several fail, the network is most often the reason, and it is said once
 * instead of once for each.
 */
export function combineQueries(named: readonly NamedQuery[]) {
  const queries = named.map(({ query }) => query);
  const absent = named.filter(({ query }) => query.data === undefined && query.error).map(({ name }) => name);
  const old = oldDataOf(queries);
  return {
    /** Each has come or has failed. */
    areSettled: queries.every(isSettled),
    /** Those that failed and have no data: "your balance and your payments". */
    missing: inOneList(absent),
    /** What is missing, in a sentence, and why and what else, in more; undefined if nothing is. */
    problem: inWords(absent, firstError(queries), old !== undefined),
    /** Since when the data are old, and why; undefined if all are fresh. */
    old,
    isBusy: isRetrying(queries),
    refetch: () => refetchAll(queries),
  };
}

export type CombinedQueries = ReturnType<typeof combineQueries>;

/** What to say of data that may have changed; undefined if all are fresh. */
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

/** Fetches again what has failed, is missing or is old. */
function refetchAll(queries: readonly QueryResult<unknown>[]): void {
  for (const query of queries) if (!isFresh(query)) query.refetch();
}

/** When the oldest of these data came, in epoch milliseconds; undefined if all are fresh. */
export function oldestOf(queries: readonly QueryResult<unknown>[]): number | undefined {
  const times = queries.flatMap(({ asOf }) => asOf ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** It has come or has failed. */
export const isSettled = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== '';

/** It is there as it is now. */
export const isFresh = ({ data, error, asOf }: QueryResult<unknown>) =>
  data !== undefined && !error && asOf === undefined;

/** What did not come, and why. */
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
