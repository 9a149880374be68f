import { type CalendarDate, isRealDate, longDate } from '#domain/dates.ts';
import { UserError } from '../../user-error.ts';

const earliest = '2000-01-01';
const latest = '2100-01-01';

/** A real calendar date of our times, written as 2026-12-05. */
export function parseDate(typed: string): CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) {
    throw new UserError(`"${typed}" is not written as a date must be: 2026-12-05 for 5 December 2026.`);
  }
  if (!isRealDate(typed)) throw new UserError(`There is no day ${typed}.`);
  if (typed < earliest || typed > latest) throw new UserError(`The year of ${typed} cannot be right.`);
  return typed;
}

/** The same, today or before. */
export function parsePastDate(typed: string, today: CalendarDate): CalendarDate {
  const date = parseDate(typed);
  if (date > today) throw new UserError(`${longDate(date)} is still to come.`);
  return date;
}
