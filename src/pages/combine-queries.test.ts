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
  ['reports nothing if all loaded', [came('your balance'), came('your payments')], ''],
  ['reports nothing while some are loading', [came('your balance'), waits('your payments')], ''],
  [
    'names the one that failed',
    [fails('your balance'), came('your payments')],
    `We could not load your balance. ${offline}`,
  ],
  [
    'names both that failed',
    [fails('your balance'), fails('your payments')],
    `We could not load your balance. ${offline} Also missing: your payments.`,
  ],
  [
    'names all three that failed',
    [fails('your balance'), fails('your payments'), fails('your application')],
    `We could not load your balance. ${offline} Also missing: your payments and your application.`,
  ],
  ['reports nothing if all are outdated', [isOld('your balance'), isOld('your payments')], ''],
  [
    'mentions outdated data next to one that failed',
    [isOld('your balance'), fails('your payments')],
    `We could not load your payments. ${offline} The rest may be out of date.`,
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
  const seen = combineQueries([came('your deposits'), fails('your invoices'), isOld('your balance')]);
  expect(seen.areSettled).toBe(true);
  expect(seen.missing).toBe('your invoices');
  expect(combineQueries([came('your deposits'), waits('your invoices')]).areSettled).toBe(false);
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
