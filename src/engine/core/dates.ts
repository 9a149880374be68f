/** A calendar date, YYYY-MM-DD. Never an instant: no time zone can move it. */
export type CalendarDate = string;

/** In English, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export type DateParts = ReturnType<typeof partsOf>;

/** A date's parts, '' for each that it lacks: half a date, such as 2003--05, can be kept. */
export function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** The parts joined again; '' when none is chosen, so that an untouched date is an empty answer. */
export function dateOf({ year, month, day }: DateParts): string {
  return year || month || day ? `${year}-${month}-${day}` : '';
}

/** Whether the date is today or earlier and its year is one of the last `years`. */
export function isWithinPastYears(date: CalendarDate, years: number, today: CalendarDate): boolean {
  return date <= today && yearChoices(years, today).includes(date.slice(0, 4));
}

/** Where a question sets no limit: a long life back, and as far ahead as a course, a passport or a loan may reach. */
const yearsBack = 120;
const yearsAhead = 20;

/** The years to choose from, newest first: this one and others before it, so many in all; without a limit those to come too. */
export function yearChoices(pastYears: number | undefined, today: CalendarDate): string[] {
  const ahead = pastYears === undefined ? yearsAhead : 0;
  const newest = Number(today.slice(0, 4)) + ahead;
  return Array.from({ length: ahead + (pastYears ?? yearsBack + 1) }, (_, age) => String(newest - age));
}
