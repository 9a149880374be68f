import { loadFailed, refreshFailed } from '#components/loading/load-messages.ts';
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
  const old = failed.filter(({ query }) => query.data !== undefined).map(({ name }) => name);
  const unfinished = queries.filter(({ query }) => query.error || query.data === undefined);
  return {
    /** Each has come or has failed. */
    areSettled: queries.every(({ query }) => isSettled(query)),
    /** Those that are not there at all: "your balance and your payments". */
    missing: inOneList(absent),
    /** What is not there, in a sentence, and why and what else, in more; undefined when all came. */
    problem: failed.length > 0 ? inWords(absent, old, failed[0]!.query.error) : undefined,
    isBusy: failed.some(({ query }) => query.isFetching),
    /** Asks again for all that have failed or are missing. */
    refetch() {
      for (const { query } of unfinished) query.refetch();
    },
  };
}

/** It has come or has failed. */
export const isSettled = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== '';

/** What did not come, and why. */
export interface Problem {
  readonly title: string;
  readonly reason: string;
}

function inWords([first, ...others]: readonly string[], old: readonly string[], why: string): Problem {
  if (!first) return { title: refreshFailed(inOneList(old)), reason: why };
  const sentences = [
    why,
    others.length > 0 && `Also missing: ${inOneList(others)}.`,
    old.length > 0 && 'The rest may be out of date.',
  ];
  return { title: loadFailed(first), reason: sentences.filter(Boolean).join(' ') };
}

/** `a`, `a and b`, `a, b and c`. */
function inOneList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
