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

/** The parts of a date; a missing one is '': an incomplete date such as 2003--05 is stored too. */
export function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** Joins the parts; '' if none is chosen, so that an untouched date is an empty answer. */
export function dateOf({ year, month, day }: DateParts): string {
  return `${year}-${month}-${day}`.replace(/-+$/, '');
}
