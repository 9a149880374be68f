import type { FieldFormat } from '../field.ts';
import { type DateParts, partsOf } from './date-parts.ts';

/** A calendar date, YYYY-MM-DD. Never an instant: no time zone can move it. */
export type CalendarDate = string;

/** The parts that a format asks for, in that order; those of a partial date include the optional ones. */
export const partsIn = (format: FieldFormat | undefined, order: readonly (keyof DateParts)[]) =>
  order.filter((part) => part !== 'day' || format !== 'year-month');

/**
 * A day as staff write it, a date or a distance from today: today, today+2y, today-18m, today+30d. A day that the month
 * lacks becomes its last one: a year after 29 February is 28 February. Undefined for other text, such as a question's name.
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

/** Sample answers with days such as `today+30d` replaced by the date, so that they stay right as time passes. */
export function withDays<Made>(answers: Made, today: CalendarDate): Made {
  return JSON.parse(JSON.stringify(answers), (_name, answer) =>
    typeof answer === 'string' && answer.startsWith('today') ? (dayAt(answer, today) ?? answer) : answer,
  );
}

/** Whether the date is today or earlier and its year is one of the last `years`. */
export function isWithinPastYears(date: CalendarDate, years: number, today: CalendarDate): boolean {
  return date <= today && Number(date.slice(0, 4)) > Number(today.slice(0, 4)) - years;
}

/** Negative if the first is earlier; 0 if one contains the other, such as 2003 and 2003-05. */
export function compareDates(one: string, other: string): number {
  const [first, second] = [one.slice(0, other.length), other.slice(0, one.length)];
  return first < second ? -1 : Number(first > second);
}

/** Age in full years: it increases on the birthday, on 1 March for somebody born on 29 February. */
export function yearsBetween(date: CalendarDate, today: CalendarDate): number {
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - Number(today.slice(5) < date.slice(5));
}

/** `1 May 2003`, `May 2003` or `2003`; other text is returned unchanged. */
export function dateInWords(date: string, months: readonly string[]): string {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return date;
  const { year, month, day } = partsOf(date);
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}
