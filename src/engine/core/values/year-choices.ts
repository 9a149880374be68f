import type { FieldSchema } from '../field.ts';
import { type CalendarDate, dayAt } from './dates.ts';

/**
 * A field without limits offers this many years back (for dates of birth) and ahead (for end dates of loans).
 */
const yearsBack = 120;
const yearsAhead = 20;

export function yearChoices(limits: DateLimits, today: CalendarDate): string[] {
  const { pastYears = Number.NaN, from = '', to = '', age = {} } = limits;
  const { minimum = Number.NaN, maximum = Number.NaN } = age;
  const thisYear = Number(today.slice(0, 4));
  const yearAt = (written: string) => Number(dayAt(written, today)?.slice(0, 4));
  const known = (...years: number[]) => years.find((year) => !Number.isNaN(year));
  const first = known(yearAt(from), thisYear - maximum - 1, thisYear - pastYears + 1);
  const last = known(yearAt(to), thisYear - minimum, thisYear + 0 * pastYears);
  const newest = last ?? Math.max(thisYear, first ?? 0) + yearsAhead;
  const oldest = first ?? Math.min(thisYear, newest) - yearsBack;
  return Array.from({ length: Math.max(newest - oldest + 1, 0) }, (_, back) => String(newest - back));
}

type DateLimits = Pick<FieldSchema, 'pastYears' | 'from' | 'to' | 'age'>;
