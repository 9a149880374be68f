import { type CalendarDate, monthDayYear } from './dates.ts';

/** The first and last day on which a form is accepted, in Banjul time. */
interface Opening {
  readonly opens?: CalendarDate | undefined;
  readonly closes?: CalendarDate | undefined;
}

/** A sentence on why the form, called by its `noun`, is not accepted on that day; undefined if it is. */
export function whyClosed({ opens, closes }: Opening, noun: string, today: CalendarDate): string | undefined {
  if (opens && today < opens) return `The ${noun} opens on ${monthDayYear(opens)}.`;
  if (closes && today > closes) return `The ${noun} closed on ${monthDayYear(closes)}.`;
  return undefined;
}
