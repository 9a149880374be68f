import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { earliestDueDate, feeDueDate } from '#domain/due-dates.ts';
import { money } from '#domain/money.ts';
import type { NextPayment, PaymentState } from '#domain/payment-state.ts';

/* How the payments stand, in the sentences that every page says it in. */

/** What is to be paid next: its name, dalasi, and by when. */
export interface Due {
  readonly title: string;
  readonly amount: number;
  readonly words: string;
  readonly isFee?: boolean;
}

/** @param fee dalasi */
export const feeDue = (fee: number, today: CalendarDate): Due => ({
  title: 'Application fee',
  amount: fee,
  words: `due\u00a0${onDay(feeDueDate(today))}`,
  isFee: true,
});

/** Undefined if nothing is owed or it is unknown. */
export function paymentDue(payments: PaymentState | undefined, today: CalendarDate): Due | undefined {
  if (payments?.kind === 'behind')
    return { title: 'Amount Behind', amount: payments.amount, words: payNow(payments.next, today) };
  const next = payments?.kind === 'on-time' ? payments.next : undefined;
  return next && { title: 'Next payment', amount: next.amount, words: dueWords(next, today) };
}

/** What is to be done about an amount that is overdue, and what is due after it. */
function payNow(next: NextPayment | undefined, today: CalendarDate): string {
  const now = 'Pay this now to be up to date.';
  return next ? `${now} Then ${money(next.amount)} is due ${onDueDay(next.date, today)}.` : now;
}

export const dueWords = ({ date }: NextPayment, today: CalendarDate): string =>
  `due\u00a0${onDueDay(date, today)}`;

/** @param ahead dalasi */
export const paidAhead = (ahead: number): string => `You have paid ${money(ahead)} ahead`;

/** @param beyond what was paid more than all that was owed. Dalasi. */
export const paidUp = (beyond: number): { readonly title: string; readonly words: string } =>
  beyond > 0
    ? { title: `All paid, plus ${money(beyond)} extra`, words: 'Call us about the extra.' }
    : { title: 'All paid', words: 'You have paid everything you owe. Well done!' };

/** When a student who owes nothing yet will learn what to pay; undefined if never or unknown. */
export function paymentToCome(status: string, today: CalendarDate): string | undefined {
  switch (status) {
    case 'open':
      return 'Once we have your invoice, we will tell you within a few days how much the fee is and how to pay it.';
    case 'pending':
      return 'Within the next few days we will tell you how much the fee is and how to pay it.';
    case 'approved':
      return `We'll show your first payment and its date here. It will not be due before ${day(earliestDueDate(today))}.`;
    default:
      return undefined;
  }
}

/** One of this month says so: the next due date, as specified, is always that of the next. */
function onDueDay(date: CalendarDate, today: CalendarDate): string {
  const isThisMonth = date.slice(0, 7) === today.slice(0, 7);
  return `${isThisMonth ? 'this month, ' : ''}${onDay(date)}`;
}

/** A day is never broken between two lines. */
const day = (date: CalendarDate) => monthDayYear(date).replace(' ', '\u00a0');

const onDay = (date: CalendarDate) => `on ${day(date)}`;
