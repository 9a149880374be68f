import { partsOf } from '#engine/core/index.ts';
import { addDays, type CalendarDate, daysBetween } from './dates.ts';

const dueDay = 5;
const feeDueInDays = 7;
const groupAfterDays = 30;

/**
 * Returns the 5th of next month, even if the 5th of this month is still to come, as the specification
 * requires.
 */
export const dueDateNextMonth = (today: CalendarDate): CalendarDate => dueDateOf(today, 1);

export function earliestDueDate(today: CalendarDate): CalendarDate {
  const ofThisMonth = dueDateOf(today, 0);
  return ofThisMonth > today ? ofThisMonth : dueDateNextMonth(today);
}

/** Returns the 5th of the month that is `months` after the month of `date`. */
export function dueDateOf(date: CalendarDate, months: number): CalendarDate {
  const { year, month } = partsOf(date);
  const due = new Date(Date.UTC(Number(year), Number(month) - 1 + months, dueDay));
  return due.toISOString().slice(0, 10);
}

export const feeDueDate = (today: CalendarDate): CalendarDate => addDays(today, feeDueInDays);

/**
 * Returns whether the student gets the link to the WhatsApp group: the application is approved, and the
 * student applied more than `groupAfterDays` days ago.
 */
export function isGroupDue(status: string, dateApplied: CalendarDate, today: CalendarDate): boolean {
  return status === 'approved' && daysBetween(dateApplied, today) > groupAfterDays;
}
