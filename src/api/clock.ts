import { type CalendarDate, todayInBanjul } from '#domain/dates.ts';

let ahead = 0;

/** Takes the time from an answer's `Date` header; a phone's own clock may be years off (decisions.md 11). */
export function setClock(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** Today in Banjul by the server's clock; by the phone's until an answer has told. */
export const today = (): CalendarDate => todayInBanjul(new Date(Date.now() + ahead));
