import { expect, test } from 'vitest';
import { counted, money, sumOf, wholeMoney } from './money.ts';

test.each([
  [0, 'D0'],
  [-0, 'D0'],
  [1250, 'D1,250'],
  [999_999_999_999_999, 'D999,999,999,999,999'],
  [1250.5, 'D1,250.50'],
  [1250.05, 'D1,250.05'],
  [0.01, 'D0.01'],
  [0.1 + 0.2, 'D0.30'],
  [1249.999, 'D1,250'],
  [0.004, 'D0'],
  [-1250.5, '−D1,250.50'],
  [-0.004, 'D0'],
])('money(%s) is %s', (dalasi, text) => {
  expect(money(dalasi)).toBe(text);
});

test.each([
  [1250.49, 'D1,250'],
  [1250.5, 'D1,251'],
  [0.4, 'D0'],
  [-0.4, 'D0'],
  [-1250.5, '−D1,251'],
])('wholeMoney(%s) is %s', (dalasi, text) => {
  expect(wholeMoney(dalasi)).toBe(text);
});

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [Array.from({ length: 1000 }, () => 0.07), 70],
  [[1150, -150], 1000],
  [[9_000_000_000_000, 0.01], 9_000_000_000_000.01],
])('sumOf(%j) is %s', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
});

test('counts one thing in the singular', () => {
  expect([0, 1, 1250].map((count) => counted(count, 'payment'))).toEqual([
    '0 payments',
    '1 payment',
    '1,250 payments',
  ]);
});
