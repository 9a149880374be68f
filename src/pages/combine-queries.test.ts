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
const isOld = (what: string) => part(what, { data: 1, error: offline });

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
  [
    'one is old',
    [isOld('your balance'), came('your payments')],
    `We couldn't refresh your balance, so it may be out of date. ${offline}`,
  ],
  [
    'all are old',
    [isOld('your balance'), isOld('your payments'), isOld('your application')],
    `We couldn't refresh your balance, your payments and your application, so it may be out of date. ${offline}`,
  ],
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

test('settled is what came or failed, and missing what is not there at all', () => {
  const seen = combineQueries([came('your deposits'), fails('your invoices'), isOld('your balance')]);
  expect(seen.areSettled).toBe(true);
  expect(seen.missing).toBe('your invoices');
  expect(combineQueries([came('your deposits'), waits('your invoices')]).areSettled).toBe(false);
});
