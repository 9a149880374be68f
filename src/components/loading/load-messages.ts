import { type CalendarDate, monthDayYear, timeInBanjul, todayInBanjul } from '#domain/dates.ts';

/** The words for a part of a page that did not load: "your balance". */
export const loadFailed = (what: string) => `We could not load ${what}.`;

/** The words for one that loaded before and is still shown. */
export const refreshFailed = (what: string) => `We couldn't refresh ${what}, so it may be out of date.`;

/** When stale data was loaded; includes the date if that was not today. */
export function asOf(time: number, today: CalendarDate): string {
  const at = new Date(time);
  const day = todayInBanjul(at);
  return `As of ${day === today ? '' : `${monthDayYear(day)}, `}${timeInBanjul(at)}`;
}
