/** The English names of the months. A product can replace them with `messages.months`. */
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

/**
 * Splits a date into year, month and day. Missing parts are '': incomplete dates are also stored, such as
 * 2003--05, which has no month.
 */
export function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/**
 * Joins year, month and day into a date. Returns '' if all parts are empty, so that an untouched date field
 * counts as unanswered.
 */
export function dateOf({ year, month, day }: DateParts): string {
  return `${year}-${month}-${day}`.replace(/-+$/, '');
}
