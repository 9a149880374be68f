import { type CalendarDate, monthNames, partsOf } from '#engine/core/index.ts';

export type { CalendarDate };

/** Today in Africa/Banjul, which uses UTC all year. */
export function todayInBanjul(now: Date = new Date()): CalendarDate {
  return now.toISOString().slice(0, 10);
}

/** The hour and minute in Banjul, which has no daylight saving time: 20:14. */
export const timeInBanjul = (at: Date): string => at.toISOString().slice(11, 16);

export function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}

/** The day of a date or instant that a host sent; empty if there is none. */
export function parseDate(text: unknown): CalendarDate {
  const day = typeof text === 'string' ? text.slice(0, 10) : '';
  return isRealDate(day) ? day : '';
}

/** `02/13/2003 (February 13, 2003)`: the specification's order, followed by words that nobody can misread. */
export function reviewDate(date: CalendarDate): string {
  if (!isRealDate(date)) return date;
  const { year, month, day } = partsOf(date);
  return `${month}/${day}/${year} (${monthDayYear(date)})`;
}

/** `13 February 2003`, for the office. */
export function longDate(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** `December 5, 2026`, for students, except in the contract. */
export function monthDayYear(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${monthNames[Number(month) - 1]} ${Number(day)}, ${year}`;
}

/** `December 05, 2026`, for the contract. */
export function monthTwoDigitDayYear(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${monthNames[Number(month) - 1]} ${day}, ${year}`;
}

/** `December 2026`. */
export function monthAndYear(date: CalendarDate): string {
  const { year, month } = partsOf(date);
  return `${monthNames[Number(month) - 1]} ${year}`;
}

const dayLength = 86_400_000;
const midnight = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(midnight(date) + days * dayLength).toISOString().slice(0, 10);
}

/** Negative if the second date is earlier. NaN for invalid dates. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (midnight(to) - midnight(from)) / dayLength;
}
