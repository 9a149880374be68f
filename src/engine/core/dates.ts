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

/** The last `years` years, newest first: this year and the ones before it. */
export function yearChoices(years: number, today: CalendarDate): string[] {
  const newest = Number(today.slice(0, 4));
  return Array.from({ length: years }, (_, age) => String(newest - age));
}
