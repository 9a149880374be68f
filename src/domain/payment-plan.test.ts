import { expect, test } from 'vitest';
import { instalmentsOf } from './payment-plan.ts';

test('makes instalments due on the 5th of each month, across years and leap days', () => {
  const dates = (first: string) => instalmentsOf({ total: 400, months: 4, first }).map(({ date }) => date);
  expect(dates('2026-11-05')).toEqual(['2026-11-05', '2026-12-05', '2027-01-05', '2027-02-05']);
  expect(dates('2026-11-30')).toEqual(['2026-11-05', '2026-12-05', '2027-01-05', '2027-02-05']);
  expect(dates('2028-01-31')).toEqual(['2028-01-05', '2028-02-05', '2028-03-05', '2028-04-05']);
});

test.each([
  [1_380_000, 12, 115_000, 115_000],
  [1_000_000, 12, 83_333, 83_337],
  [1, 3, 0, 1],
  [700, 1, 700, 700],
])('splits %i bututs over %i months into %i each and %i in the last month', (total, months, each, last) => {
  const amounts = instalmentsOf({ total, months, first: '2026-12-05' }).map(({ amount }) => amount);
  expect(amounts).toEqual([...Array(months - 1).fill(each), last]);
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(total);
});
