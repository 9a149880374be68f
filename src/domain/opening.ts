import { type CalendarDate, monthDayYear } from './dates.ts';

/** The first and the last day on which a form is taken, by Banjul's calendar. */
interface Opening {
  readonly opens?: CalendarDate | undefined;
  readonly closes?: CalendarDate | undefined;
}

/** Why a form, which is called by `noun`, is not taken on a day, in a sentence; undefined where it is. */
export function whyClosed({ opens, closes }: Opening, noun: string, today: CalendarDate): string | undefined {
  if (opens && today < opens) return `The ${noun} opens on ${monthDayYear(opens)}.`;
  if (closes && today > closes) return `The ${noun} closed on ${monthDayYear(closes)}.`;
  return undefined;
}
