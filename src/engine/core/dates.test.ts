import { expect, test } from 'vitest';
import { dateOf, isWithinPastYears, partsOf, yearChoices } from './dates.ts';

test('half a date survives being taken apart and joined', () => {
  expect(partsOf('2003--05')).toEqual({ year: '2003', month: '', day: '05' });
  expect(dateOf({ year: '2003', month: '', day: '05' })).toBe('2003--05');
  expect(dateOf({ year: '', month: '', day: '' })).toBe('');
});

test('a hundred years of choices start with this year', () => {
  const years = yearChoices(100, '2026-11-20');
  expect(years).toHaveLength(100);
  expect(years[0]).toBe('2026');
  expect(years.at(-1)).toBe('1927');
});

test('without a limit there are years to come as well: for a course that ends, or a loan that does', () => {
  const years = yearChoices(undefined, '2026-11-20');
  expect(years[0]).toBe('2046');
  expect(years).toContain('2026');
  expect(years.at(-1)).toBe('1906');
});

test('a date of birth is today or before, within the choices', () => {
  expect(isWithinPastYears('2026-11-20', 100, '2026-11-20')).toBe(true);
  expect(isWithinPastYears('2026-11-21', 100, '2026-11-20')).toBe(false);
  expect(isWithinPastYears('1927-01-01', 100, '2026-11-20')).toBe(true);
  expect(isWithinPastYears('1926-12-31', 100, '2026-11-20')).toBe(false);
});
