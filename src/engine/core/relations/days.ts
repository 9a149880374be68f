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
