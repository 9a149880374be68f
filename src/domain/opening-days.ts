import { type CalendarDate, monthDayYear } from './dates.ts';

/** The first and the last day, in Banjul, on which answers are accepted. A missing day sets no limit. */
interface Opening {
  readonly opens?: CalendarDate | undefined;
  readonly closes?: CalendarDate | undefined;
}

/**
 * Returns a sentence that says why the form is closed, or undefined if it is open. `noun` is a word for the
 * form, such as "survey".
 */
export function whyClosed({ opens, closes }: Opening, noun: string, today: CalendarDate): string | undefined {
  if (opens && today < opens) return `The ${noun} opens on ${monthDayYear(opens)}.`;
  if (closes && today > closes) return `The ${noun} closed on ${monthDayYear(closes)}.`;
  return undefined;
}
