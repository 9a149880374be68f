/** The names of the months in English, which a product may replace by `messages.months`. */
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
 * Splits a date into year, month and day. A missing part is '': an incomplete date is stored too, such as
 * 2003--05 without a month.
 */
export function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/**
 * Joins year, month and day to a date. Returns '' if no part is chosen, so that an untouched date field counts
 * as empty.
 */
export function dateOf({ year, month, day }: DateParts): string {
  return `${year}-${month}-${day}`.replace(/-+$/, '');
}
