import { type CalendarDate, longDate } from './dates.ts';

/** The first and the last day on which a form is taken, by Banjul's calendar. */
interface Opening {
  readonly opens?: CalendarDate | undefined;
  readonly closes?: CalendarDate | undefined;
}

/** Why a form is not taken on a day, in a sentence; undefined where it is. */
export function whyClosed({ opens, closes }: Opening, today: CalendarDate): string | undefined {
  if (opens && today < opens) return `It opens on ${longDate(opens)}. Come back on that day.`;
  if (closes && today > closes) return `It closed on ${longDate(closes)}, and is not taken any more.`;
  return undefined;
}
