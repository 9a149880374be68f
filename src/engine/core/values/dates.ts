import type { FieldFormat } from '../field.ts';
import { type DateParts, partsOf } from './date-parts.ts';

/** A calendar date, YYYY-MM-DD. A text instead of a `Date`, so that no time zone can change the day. */
export type CalendarDate = string;

/**
 * Returns the parts (day, month, year) that a date field has inputs for, in the given order. Only
 * `year-month` has no day.
 */
export const partsIn = (format: FieldFormat | undefined, order: readonly (keyof DateParts)[]) =>
  order.filter((part) => part !== 'day' || format !== 'year-month');

/**
 * Returns the date of a day that a schema gives as a date or relative to today (today, today+2y, today-18m,
 * today+30d). If the resulting month is too short, its last day is used. Returns undefined for any other
 * text, such as the name of a field.
 */
export function dayAt(written: string, today: CalendarDate): string | undefined {
  if (/^\d/.test(written)) return written;
  const [whole, distance = '0', unit] = /^today(?:([+-]\d+)([dmy]))?$/.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const months = unit === 'y' ? 12 * Number(distance) : unit === 'm' ? Number(distance) : 0;
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const days = Math.min(day, lastDay) + (unit === 'd' ? Number(distance) : 0);
  return new Date(Date.UTC(year, month - 1 + months, days)).toISOString().slice(0, 10);
}

/**
 * Replaces relative days such as `today+30d` in sample answers by dates, so that the samples stay valid over
 * time.
 */
export function withDays<Made>(answers: Made, today: CalendarDate): Made {
  return JSON.parse(JSON.stringify(answers), (_name, answer) =>
    typeof answer === 'string' && answer.startsWith('today') ? (dayAt(answer, today) ?? answer) : answer,
  );
}

/**
 * Returns whether a date is not in the future and its year is one of the last `years`, including the current
 * year.
 */
export function isWithinPastYears(date: CalendarDate, years: number, today: CalendarDate): boolean {
  return date <= today && Number(date.slice(0, 4)) > Number(today.slice(0, 4)) - years;
}

/**
 * Compares two dates, which may lack the day or the month. Negative if the first is earlier; 0 if one
 * contains the other, such as 2003 and 2003-05.
 */
export function compareDates(one: string, other: string): number {
  const [first, second] = [one.slice(0, other.length), other.slice(0, one.length)];
  return first < second ? -1 : Number(first > second);
}

/**
 * Returns the full years between two dates, such as an age. A person born on 29 February turns a year older
 * on 1 March in common years.
 */
export function yearsBetween(date: CalendarDate, today: CalendarDate): number {
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - Number(today.slice(5) < date.slice(5));
}

/** Formats a date as `1 May 2003`, `May 2003` or `2003`. Other texts are returned unchanged. */
export function dateInWords(date: string, months: readonly string[]): string {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return date;
  const { year, month, day } = partsOf(date);
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}
