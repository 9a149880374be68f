import { partsOf } from './date-parts.ts';

/** `1 May 2003`, `May 2003` or `2003`; what is no date stays as it is. */
export function dateInWords(date: string, months: readonly string[]): string {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return date;
  const { year, month, day } = partsOf(date);
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}
