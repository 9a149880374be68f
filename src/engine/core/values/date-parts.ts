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

/** The parts joined again, as far as there are some: '' when none is chosen, so that an untouched date is an empty answer. */
export function dateOf({ year, month, day }: DateParts): string {
  return `${year}-${month}-${day}`.replace(/-+$/, '');
}
