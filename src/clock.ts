import { type CalendarDate, todayInBanjul } from '#domain/dates.ts';

let ahead = 0;

/** Takes the time from an answer's `Date` header; a phone's own clock may be years off (decisions.md 11). */
export function setClock(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** This moment by the server's clock, in epoch milliseconds; by the phone's until an answer has told. */
export const now = (): number => Date.now() + ahead;

/** Today in Banjul, by the same clock. */
export const today = (): CalendarDate => todayInBanjul(new Date(now()));
