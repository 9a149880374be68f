import { type CalendarDate, monthNames, partsOf } from '#engine/core/index.ts';

export type { CalendarDate };

export const todayInBanjul = (): CalendarDate => dayInBanjul(Date.now());

/* In the next two functions, `at` is in epoch milliseconds. Banjul is on UTC all year. */

export const dayInBanjul = (at: number): CalendarDate => new Date(at).toISOString().slice(0, 10);

export const timeInBanjul = (at: number): string => new Date(at).toISOString().slice(11, 16);

export function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && dayInBanjul(time) === date;
}

/**
 * Returns the date with which a date or timestamp in an API response begins, or '' if it is not a real date.
 */
export function parseDate(text: unknown): CalendarDate {
  const day = typeof text === 'string' ? text.slice(0, 10) : '';
  return isRealDate(day) ? day : '';
}

/**
 * Formats a date as `02/13/2003 (February 13, 2003)`. The specification requires MM/DD/YYYY; the name of the
 * month makes clear which number is the day.
 */
export function reviewDate(date: CalendarDate): string {
  if (!isRealDate(date)) return date;
  const { year, month, day } = partsOf(date);
  return `${month}/${day}/${year} (${monthDayYear(date)})`;
}

/** Formats a date as `13 February 2003`, for the lender's staff. */
export function longDate(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

export function monthDayYear(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${monthNames[Number(month) - 1]} ${Number(day)}, ${year}`;
}

export function monthTwoDigitDayYear(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${monthNames[Number(month) - 1]} ${day}, ${year}`;
}

export function monthAndYear(date: CalendarDate): string {
  const { year, month } = partsOf(date);
  return `${monthNames[Number(month) - 1]} ${year}`;
}

const dayLength = 86_400_000;
const midnight = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayInBanjul(midnight(date) + days * dayLength);
}

/**
 * Returns the number of days from `from` to `to`: negative if `to` is before `from`, and NaN if a date is
 * invalid.
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (midnight(to) - midnight(from)) / dayLength;
}
