import { expect, test } from 'vitest';
import { combineQueries, type NamedQuery } from './combine-queries.ts';

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
  ['all came', [came('your balance'), came('your payments')], ''],
  ['some are on their way', [came('your balance'), waits('your payments')], ''],
  ['one fails', [fails('your balance'), came('your payments')], `We could not load your balance. ${offline}`],
  [
    'two fail',
    [fails('your balance'), fails('your payments')],
    `We could not load your balance. ${offline} Also missing: your payments.`,
  ],
  [
    'all fail',
    [fails('your balance'), fails('your payments'), fails('your application')],
    `We could not load your balance. ${offline} Also missing: your payments and your application.`,
  ],
  ['all are old', [isOld('your balance'), isOld('your payments')], ''],
  [
    'one fails and one is old',
    [isOld('your balance'), fails('your payments')],
    `We could not load your payments. ${offline} The rest may be out of date.`,
  ],
])('%s', (_, parts, words) => {
  const { problem } = combineQueries(parts);
  expect(problem ? `${problem.title} ${problem.reason}` : '').toBe(words);
});

test('asking again asks for what failed and what waits, and for nothing that came', () => {
  retried = [];
  const seen = combineQueries([came('a'), waits('b'), fails('c'), isOld('d')]);
  seen.refetch();
  expect(retried).toEqual(['b', 'c', 'd']);
});

test('what is shown is as old as its oldest part', () => {
  expect(combineQueries([came('a'), fails('b')]).old).toBeUndefined();
  retried = [];
  const { old } = combineQueries([came('a'), isOld('b', 7), isOld('c', 5)]);
  expect(old).toMatchObject({ asOf: 5, isBusy: false });
  old?.onTryAgain();
  expect(retried).toEqual(['b', 'c']);
});

test('settled is what came or failed, and missing what is not there at all', () => {
  const seen = combineQueries([came('your deposits'), fails('your invoices'), isOld('your balance')]);
  expect(seen.areSettled).toBe(true);
  expect(seen.missing).toBe('your invoices');
  expect(combineQueries([came('your deposits'), waits('your invoices')]).areSettled).toBe(false);
});
