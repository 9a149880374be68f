import { partsOf } from '#engine/core/index.ts';
import { addDays, type CalendarDate, daysBetween } from './dates.ts';

const dueDay = 5;
const feeDueInDays = 7;
const groupAfterDays = 30;

/** The 5th of next month, on any day of this month. */
export const nextDueDate = (today: CalendarDate): CalendarDate => dueDateOf(today, 1);

/** The first 5th after today: nothing that is not invoiced yet is due before it. */
export function earliestDueDate(today: CalendarDate): CalendarDate {
  const ofThisMonth = dueDateOf(today, 0);
  return ofThisMonth > today ? ofThisMonth : nextDueDate(today);
}

/** The 5th of a month relative to a date's month: 0 is the same month, 1 the next, -1 the previous. */
export function dueDateOf(date: CalendarDate, months: number): CalendarDate {
  const { year, month } = partsOf(date);
  const due = new Date(Date.UTC(Number(year), Number(month) - 1 + months, dueDay));
  return due.toISOString().slice(0, 10);
}

export const feeDueDate = (today: CalendarDate): CalendarDate => addDays(today, feeDueInDays);

/** Whether to invite a student to the WhatsApp group: approved, and applied more than 30 days ago. */
export function isGroupDue(status: string, dateApplied: CalendarDate, today: CalendarDate): boolean {
  return status === 'approved' && daysBetween(dateApplied, today) > groupAfterDays;
}
