import { expect, test } from 'vitest';
import { dateOf, monthNames, partsOf } from './date-parts.ts';
import { compareDates, dateInWords, dayAt, isWithinPastYears, yearsBetween } from './dates.ts';
import { yearChoices } from './year-choices.ts';

test('splits and joins an incomplete date without loss', () => {
  expect(partsOf('2003--05')).toEqual({ year: '2003', month: '', day: '05' });
  expect(dateOf({ year: '2003', month: '', day: '05' })).toBe('2003--05');
  expect(dateOf({ year: '', month: '', day: '' })).toBe('');
});

test.each<[limits: Parameters<typeof yearChoices>[0], newest: string, oldest: string]>([
  [{}, '2046', '1906'],
  [{ pastYears: 100 }, '2026', '1927'],
  [{ from: '2027-09-01', to: 'today+2y' }, '2028', '2027'],
  [{ from: '2060-01-01' }, '2080', '2060'],
  [{ to: 'today' }, '2026', '1906'],
  [{ age: { minimum: 18, maximum: 99 } }, '2008', '1926'],
  [{ from: 'start', to: 'end' }, '2046', '1906'],
])('with %j offers the years from %s to %s', (limits, newest, oldest) => {
  const years = yearChoices(limits, '2026-11-20');
  expect([years[0], years.at(-1)]).toEqual([newest, oldest]);
  expect(years).toHaveLength(Number(newest) - Number(oldest) + 1);
});

test('offers no years between contradicting limits', () => {
  expect(yearChoices({ from: '2030', to: '2029' }, '2026-11-20')).toEqual([]);
});

test('a date of birth is not in the future, and within the choices', () => {
  expect(isWithinPastYears('2026-11-20', 100, '2026-11-20')).toBe(true);
  expect(isWithinPastYears('2026-11-21', 100, '2026-11-20')).toBe(false);
  expect(isWithinPastYears('1927-01-01', 100, '2026-11-20')).toBe(true);
  expect(isWithinPastYears('1926-12-31', 100, '2026-11-20')).toBe(false);
});

test.each([
  ['today-18y', '2006-02-28'],
  ['today+1d', '2024-03-01'],
  ['2027-09-01', '2027-09-01'],
  ['start', undefined],
  ['todayMeal', undefined],
  ['today+2w', undefined],
])('on 29 February %s is %s', (written, day) => {
  expect(dayAt(written, '2024-02-29')).toBe(day);
});

test('knows the length of each month', () => {
  expect(dayAt('today+1m', '2026-01-31')).toBe('2026-02-28');
  expect(dayAt('today-1m', '2026-03-31')).toBe('2026-02-28');
  expect(dayAt('today+11m', '2026-12-31')).toBe('2027-11-30');
  expect(dayAt('today+99999d', '2026-12-31')).toBe('2300-10-15');
});

test('formats partial dates', () => {
  expect(dateInWords('2003-05-01', monthNames)).toBe('1 May 2003');
  expect(dateInWords('2003-05', monthNames)).toBe('May 2003');
  expect(dateInWords('2003', monthNames)).toBe('2003');
  expect(dateInWords('2003--05', monthNames)).toBe('2003--05');
  expect(dateInWords('09:30', monthNames)).toBe('09:30');
});

test('increases the age on the birthday', () => {
  expect(yearsBetween('2008-11-20', '2026-11-20')).toBe(18);
  expect(yearsBetween('2008-11-21', '2026-11-20')).toBe(17);
  expect(yearsBetween('2008-02-29', '2026-02-28')).toBe(17);
  expect(yearsBetween('2008-02-29', '2026-03-01')).toBe(18);
});

test('compares partial dates by the parts that both have', () => {
  expect(compareDates('2003', '2003-05-01')).toBe(0);
  expect(compareDates('2003-06', '2003-05-01')).toBeGreaterThan(0);
  expect(compareDates('2002', '2003-05-01')).toBeLessThan(0);
  expect(compareDates('09:30', '10:00')).toBeLessThan(0);
});
