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
 * Splits a date into its parts. A missing part is '', because incomplete dates are stored too, such as
 * 2003--05 without a month.
 */
export function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/**
 * Joins the parts of a date. Returns '' if all parts are empty, so that an untouched date field counts as
 * unanswered.
 */
export function dateOf({ year, month, day }: DateParts): string {
  return `${year}-${month}-${day}`.replace(/-+$/, '');
}
