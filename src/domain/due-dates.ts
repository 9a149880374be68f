import { partsOf } from '#engine/core/index.ts';
import { addDays, type CalendarDate, daysBetween } from './dates.ts';

const dueDay = 5;
const feeDueInDays = 7;
const groupAfterDays = 30;

/** The 5th of the month after this one, on whichever day it is asked. */
export const nextDueDate = (today: CalendarDate): CalendarDate => dueDateOf(today, 1);

/** The 5th of a month, counted from the month of a date: 0 is that one, 1 the next, -1 the one before. */
export function dueDateOf(date: CalendarDate, months: number): CalendarDate {
  const { year, month } = partsOf(date);
  const due = new Date(Date.UTC(Number(year), Number(month) - 1 + months, dueDay));
  return due.toISOString().slice(0, 10);
}

export const feeDueDate = (today: CalendarDate): CalendarDate => addDays(today, feeDueInDays);

/** Whether a student is asked into the WhatsApp group: approved, and applied more than 30 days ago. */
export function isGroupDue(status: string, dateApplied: CalendarDate, today: CalendarDate): boolean {
  return status === 'approved' && daysBetween(dateApplied, today) > groupAfterDays;
}
