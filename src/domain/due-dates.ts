import { addDays, type CalendarDate, daysBetween } from './dates.ts';

/** Payments are due on this day of each month (portal.md §9). */
export const dueDay = 5;
/** Portal.md §9. */
const feeDueInDays = 7;
const groupAfterDays = 30;

/** The 5th of the month after this one, on whichever day it is asked (portal.md §2, Payment). */
export function nextDueDate(today: CalendarDate): CalendarDate {
  const [year, month] = today.split('-').map(Number) as [number, number, number];
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return `${next}-${String(dueDay).padStart(2, '0')}`;
}

/** When the application fee is due, seen from today (portal.md §2, Home). */
export const feeDueDate = (today: CalendarDate): CalendarDate => addDays(today, feeDueInDays);

/** Whether a student is asked into the WhatsApp group: approved, and applied more than 30 days ago (portal.md §9). */
export function isGroupDue(status: string, dateApplied: CalendarDate, today: CalendarDate): boolean {
  return status === 'approved' && daysBetween(dateApplied, today) > groupAfterDays;
}
