import { expect, test } from 'vitest';
import { inTurns, median, medians, percentile, rounds } from './statistics.ts';

test('takes the middle value as the median, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 5])).toBe(7);
  expect(median([3])).toBe(3);
  expect(() => median([])).toThrow('No measurements');
});

test('takes one of the values as the percentile, by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(99, hundred)).toBe(99);
  expect(percentile(50, hundred)).toBe(50);
  expect(percentile(100, hundred)).toBe(100);
  expect(percentile(0, hundred)).toBe(1);
  expect(percentile(99, [7, 2])).toBe(7);
  expect(() => percentile(99, [])).toThrow('No measurements');
});

test('takes the median of each figure over the rounds', () => {
  const figures = [
    { perSecond: 100, p99: 9 },
    { perSecond: 300, p99: 1 },
    { perSecond: 200, p99: 5 },
  ];
  expect(medians(figures)).toEqual({ perSecond: 200, p99: 5 });
});

test('measures subjects alternately, and discards the first round as a warm-up', async () => {
  const order: string[] = [];
  let ms = 1000;
  const subject = (name: string, step: number) => async () => {
    order.push(name);
    ms = order.length <= 2 ? 1000 : step * Math.ceil(order.length / 2 - 1);
    return { ms };
  };
  expect(await inTurns([subject('portal', 10), subject('floor', 1)])).toEqual([{ ms: 30 }, { ms: 3 }]);
  expect(order).toEqual(Array.from({ length: rounds + 1 }, () => ['portal', 'floor']).flat());
});
