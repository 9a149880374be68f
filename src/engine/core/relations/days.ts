import { partsOf } from '../values/date-parts.ts';
import type { CalendarDate } from '../values/dates.ts';

/** Negative when the first is the earlier one; 0 where one says less than the other and holds it, such as 2003 and 2003-05. */
export function compareDates(one: string, other: string): number {
  const [known, beside] = [one.slice(0, other.length), other.slice(0, one.length)];
  return known < beside ? -1 : Number(known > beside);
}

/** Years from one day to another, as an age is counted: full from the birthday on, from 1 March for who was born on 29 February. */
export function yearsBetween(date: CalendarDate, today: CalendarDate): number {
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - Number(today.slice(5) < date.slice(5));
}

/** `1 May 2003`, `May 2003` or `2003`; what is no date stays as it is. */
export function dateInWords(date: string, months: readonly string[]): string {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return date;
  const { year, month, day } = partsOf(date);
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}
