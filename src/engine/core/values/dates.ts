import type { FieldFormat } from '../field.ts';
import { type DateParts, partsOf } from './date-parts.ts';

/** A day in the form YYYY-MM-DD. It is a string and not a `Date`, so that no time zone can change the day. */
export type CalendarDate = string;

export const partsIn = (format: FieldFormat | undefined, order: readonly (keyof DateParts)[]) =>
  order.filter((part) => part !== 'day' || format !== 'year-month');

/**
 * Returns the date of a relative day (today, today+2y, today-18m, today+30d). Uses the last day of the month
 * if the month is too short. Returns a date unchanged, and undefined for other texts, such as the name of a
 * field.
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

/** Replaces relative days such as `today+30d` in sample answers, so that samples stay valid over time. */
export function withDays<Made>(answers: Made, today: CalendarDate): Made {
  return JSON.parse(JSON.stringify(answers), (_name, answer) =>
    typeof answer === 'string' && answer.startsWith('today') ? (dayAt(answer, today) ?? answer) : answer,
  );
}

export function isWithinPastYears(date: CalendarDate, years: number, today: CalendarDate): boolean {
  return date <= today && Number(date.slice(0, 4)) > Number(today.slice(0, 4)) - years;
}

/** Returns a negative number if `one` is earlier, and 0 if one date contains the other (2003 and 2003-05). */
export function compareDates(one: string, other: string): number {
  const [first, second] = [one.slice(0, other.length), other.slice(0, one.length)];
  return first < second ? -1 : Number(first > second);
}

/**
 * Returns the whole years since a date, such as a person's age. A person born on 29 February turns a year
 * older on 1 March in years without a 29 February.
 */
export function yearsBetween(date: CalendarDate, today: CalendarDate): number {
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - Number(today.slice(5) < date.slice(5));
}

export function dateInWords(date: string, months: readonly string[]): string {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return date;
  const { year, month, day } = partsOf(date);
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}
