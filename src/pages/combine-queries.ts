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
export function combineQueries(queries: readonly NamedQuery[]) {
  const failed = queries.filter(({ query }) => query.error);
  const absent = failed.filter(({ query }) => query.data === undefined).map(({ name }) => name);
  const unfinished = queries.filter(({ query }) => !isFresh(query));
  const isBusy = failed.some(({ query }) => query.isFetching);
  /** Asks again for all that have failed, are missing or are old. */
  function refetch() {
    for (const { query } of unfinished) query.refetch();
  }
  const asOf = oldestOf(queries.map(({ query }) => query));
  const why = failed[0]?.query.error ?? '';
  const reason = why === offlineMessage ? '' : withoutTryAgain(why);
  const old: OldData | undefined =
    asOf === undefined ? undefined : { asOf, reason, isBusy, onTryAgain: refetch };
  return {
    /** Each has come or has failed. */
    areSettled: queries.every(({ query }) => isSettled(query)),
    /** Those that are not there at all: "your balance and your payments". */
    missing: inOneList(absent),
    /** What is not there, in a sentence, and why and what else, in more; undefined when all is. */
    problem: inWords(absent, why, old !== undefined),
    /** Since when some are as they are shown; undefined where all is fresh. */
    old,
    isBusy,
    refetch,
  };
}

export type CombinedQueries = ReturnType<typeof combineQueries>;

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
