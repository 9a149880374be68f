import { expect, test } from 'vitest';
import { compareDates, yearsBetween } from './days.ts';

test('an age is full from the birthday on', () => {
  expect(yearsBetween('2008-11-20', '2026-11-20')).toBe(18);
  expect(yearsBetween('2008-11-21', '2026-11-20')).toBe(17);
  expect(yearsBetween('2008-02-29', '2026-02-28')).toBe(17);
  expect(yearsBetween('2008-02-29', '2026-03-01')).toBe(18);
});

test('dates of which one says less are held against each other as far as both go', () => {
  expect(compareDates('2003', '2003-05-01')).toBe(0);
  expect(compareDates('2003-06', '2003-05-01')).toBeGreaterThan(0);
  expect(compareDates('2002', '2003-05-01')).toBeLessThan(0);
  expect(compareDates('09:30', '10:00')).toBeLessThan(0);
});
