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

/** `1 May 2003`, `May 2003` or `2003`; what is no date stays as it is. */
export function dateInWords(date: string, months: readonly string[]): string {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return date;
  const { year, month, day } = partsOf(date);
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}
