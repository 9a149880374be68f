import { type CalendarDate, monthDayYear } from './dates.ts';

/**
 * The first and the last day on which a form is accepted, as dates in Banjul. A missing date sets no limit.
 */
interface Opening {
  readonly opens?: CalendarDate | undefined;
  readonly closes?: CalendarDate | undefined;
}

/**
 * Returns a sentence that says why a form is not accepted today (it opens later or has closed), or undefined
 * if it is accepted. `noun` is the name of the form in that sentence, such as "survey".
 */
export function whyClosed({ opens, closes }: Opening, noun: string, today: CalendarDate): string | undefined {
  if (opens && today < opens) return `The ${noun} opens on ${monthDayYear(opens)}.`;
  if (closes && today > closes) return `The ${noun} closed on ${monthDayYear(closes)}.`;
  return undefined;
}
