import { expect, test } from 'vitest';
import { areOfSameVisit, combineQueries, type NamedQuery } from './combine-queries.ts';

const offline = 'You seem to be offline.';
let retried: string[] = [];

const part = (what: string, read: Partial<NamedQuery['query']>): NamedQuery => ({
  name: what,
  query: { isFetching: false, error: '', refetch: () => retried.push(what), ...read },
});
const came = (what: string) => part(what, { data: 1 });
const waits = (what: string) => part(what, { isFetching: true });
const fails = (what: string) => part(what, { error: offline });
const isOld = (what: string, asOf = 1) => part(what, { data: 1, asOf, error: offline });

test.each([
  ['reports nothing if all loaded', [came('a'), came('b')], ''],
  ['reports nothing while some are loading', [came('a'), waits('b')], ''],
  ['names the one that failed', [fails('a'), came('b')], `We could not load a. ${offline}`],
  ['names both that failed', [fails('a'), fails('b')], `We could not load a. ${offline} Also missing: b.`],
  [
    'names all three that failed',
    [fails('a'), fails('b'), fails('c')],
    `We could not load a. ${offline} Also missing: b and c.`,
  ],
  ['reports nothing if all are outdated', [isOld('a'), isOld('b')], ''],
  [
    'mentions outdated data next to one that failed',
    [isOld('a'), fails('b')],
    `We could not load b. ${offline} The rest may be out of date.`,
  ],
])('%s', (_, parts, words) => {
  const { problem } = combineQueries(parts);
  expect(problem ? `${problem.title} ${problem.reason}` : '').toBe(words);
});

test('refetches what failed, is loading or is outdated, but not what has loaded', () => {
  retried = [];
  const seen = combineQueries([came('a'), waits('b'), fails('c'), isOld('d')]);
  seen.refetch();
  expect(retried).toEqual(['b', 'c', 'd']);
});

test('reports the age of the oldest part', () => {
  expect(combineQueries([came('a'), fails('b')]).old).toBeUndefined();
  retried = [];
  const { old } = combineQueries([came('a'), isOld('b', 7), isOld('c', 5)]);
  expect(old).toMatchObject({ asOf: 5, isBusy: false });
  old?.onTryAgain();
  expect(retried).toEqual(['b', 'c']);
});

test('counts loaded and failed queries as settled, and those without any data as missing', () => {
  const seen = combineQueries([came('a'), fails('b'), isOld('c')]);
  expect(seen).toMatchObject({ areSettled: true, missing: 'b' });
  expect(combineQueries([came('a'), waits('b')]).areSettled).toBe(false);
});

test.each([
  ['all are fresh', [came('a'), came('b')], true],
  ['one is still missing', [came('a'), waits('b')], false],
  ['all were loaded by one visit', [isOld('a', 1), isOld('b', 59_000)], true],
  ['they were loaded by two visits', [isOld('a', 1), isOld('b', 61_000)], false],
  ['only one is outdated', [came('a'), isOld('b')], false],
])('combines data if it describes the same moment: %s', (_, parts, expected) => {
  expect(areOfSameVisit(parts.map(({ query }) => query))).toBe(expected);
});
