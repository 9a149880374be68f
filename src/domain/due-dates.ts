import { partsOf } from '#engine/core/index.ts';
import { addDays, type CalendarDate, daysBetween } from './dates.ts';

const dueDay = 5;
const feeDueInDays = 7;
const groupAfterDays = 30;

/**
 * Returns the 5th of next month, on any day of this month: the due date to show, as the specification
 * requires.
 */
export const dueDateNextMonth = (today: CalendarDate): CalendarDate => dueDateOf(today, 1);

/** Returns the first 5th after today, which is the earliest day on which a new invoice can be due. */
export function earliestDueDate(today: CalendarDate): CalendarDate {
  const ofThisMonth = dueDateOf(today, 0);
  return ofThisMonth > today ? ofThisMonth : dueDateNextMonth(today);
}

/**
 * Returns the 5th of a month, counted from a date's own month: `months` is 0 for that month, 1 for the next,
 * -1 for the previous one.
 */
export function dueDateOf(date: CalendarDate, months: number): CalendarDate {
  const { year, month } = partsOf(date);
  const due = new Date(Date.UTC(Number(year), Number(month) - 1 + months, dueDay));
  return due.toISOString().slice(0, 10);
}

export const feeDueDate = (today: CalendarDate): CalendarDate => addDays(today, feeDueInDays);

/**
 * Returns whether to invite a student to the WhatsApp group: only approved students who applied more than 30
 * days ago.
 */
export function isGroupDue(status: string, dateApplied: CalendarDate, today: CalendarDate): boolean {
  return status === 'approved' && daysBetween(dateApplied, today) > groupAfterDays;
}
