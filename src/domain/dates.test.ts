import { expect, test } from 'vitest';
import {
  dateOf,
  isRealDate,
  isWithinPastYears,
  partsOf,
  reviewDate,
  todayInBanjul,
  yearChoices,
} from './dates.ts';

test.each([
  ['2003-02-28', true],
  ['2004-02-29', true],
  ['2003-02-29', false],
  ['2003-02-31', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2003-13-01', false],
  ['2003-2-1', false],
  ['', false],
])('%s is a real date: %s', (date, real) => {
  expect(isRealDate(date)).toBe(real);
});

test('half a date survives being taken apart and joined', () => {
  expect(partsOf('2003--05')).toEqual({ year: '2003', month: '', day: '05' });
  expect(dateOf({ year: '2003', month: '', day: '05' })).toBe('2003--05');
  expect(dateOf({ year: '', month: '', day: '' })).toBe('');
});

test('the review says a date in digits and in words', () => {
  expect(reviewDate('2003-02-13')).toBe('02/13/2003 (13 February 2003)');
  expect(reviewDate('2003--05')).toBe('2003--05');
});

test('a hundred years of choices start with this year', () => {
  const years = yearChoices(100, '2026-11-20');
  expect(years).toHaveLength(100);
  expect(years[0]).toBe('2026');
  expect(years.at(-1)).toBe('1927');
});

test('a date of birth is today or before, within the choices', () => {
  expect(isWithinPastYears('2026-11-20', 100, '2026-11-20')).toBe(true);
  expect(isWithinPastYears('2026-11-21', 100, '2026-11-20')).toBe(false);
  expect(isWithinPastYears('1927-01-01', 100, '2026-11-20')).toBe(true);
  expect(isWithinPastYears('1926-12-31', 100, '2026-11-20')).toBe(false);
});

test('today is the day in Banjul, wherever the phone is', () => {
  expect(todayInBanjul(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  expect(todayInBanjul(new Date('2026-11-21T00:30:00+01:00'))).toBe('2026-11-20');
});
