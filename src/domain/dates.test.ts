import { expect, test } from 'vitest';
import { dayInBanjul, isRealDate, reviewDate } from './dates.ts';

test.each([
  ['2004-02-29', true],
  ['2003-02-29', false],
  ['2003-13-01', false],
  ['2003-2-1', false],
  ['', false],
])('%s is a real date: %s', (date, real) => {
  expect(isRealDate(date)).toBe(real);
});

test('shows a date in digits and in words on the review page', () => {
  expect(reviewDate('2003-02-13')).toBe('02/13/2003 (February 13, 2003)');
  expect(reviewDate('2003--05')).toBe('2003--05');
});

test('uses the day in Banjul, wherever the phone is', () => {
  expect(dayInBanjul(Date.parse('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  expect(dayInBanjul(Date.parse('2026-11-21T00:30:00+01:00'))).toBe('2026-11-20');
});
