import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { money } from '#domain/money.ts';
import type { NextPayment } from '#domain/payment-state.ts';

/* How the payments stand, in the sentences that every page says it in. */

/** What is to be done about an amount that is overdue, and what is due after it. */
export function payNow(next: NextPayment | undefined, today: CalendarDate): string {
  const now = 'Pay this now to be up to date.';
  return next ? `${now} Then ${money(next.amount)} is due ${onDay(next.date, today)}.` : now;
}

/** @param ahead dalasi */
export const paidAhead = (ahead: number): string => `You have paid ${money(ahead)} ahead`;

/** @param beyond what was paid more than all that was owed. Dalasi. */
export const paidUp = (beyond: number): string =>
  beyond > 0
    ? `You have paid ${money(beyond)} more than you owe. Ask us about it.`
    : 'You have paid everything you owe. Well done!';

/**
 * One of this month says so: the next due date, as specified, is always that of the next. A day is never broken between
 * two lines.
 */
export function onDay(date: CalendarDate, today: CalendarDate): string {
  const isThisMonth = date.slice(0, 7) === today.slice(0, 7);
  return `${isThisMonth ? 'this month, ' : ''}${`on ${monthDayYear(date)}`.replace(/ (?=\d+,)/, '\u00a0')}`;
}
