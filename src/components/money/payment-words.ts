import { type CalendarDate, monthDayYear } from '#domain/dates.ts';
import { earliestDueDate, feeDueDate } from '#domain/due-dates.ts';
import { money } from '#domain/money.ts';
import type { NextPayment, PaymentState } from '#domain/payment-state.ts';

/** `amount` is in dalasi. */
export interface Due {
  readonly title: string;
  readonly amount: number;
  readonly words: string;
  readonly isFee?: boolean;
  readonly isOverdue?: boolean;
}

/** `fee` is in dalasi. */
export const feeDue = (fee: number, today: CalendarDate): Due => ({
  title: 'Application fee',
  amount: fee,
  words: `due\u00a0${onDay(feeDueDate(today))}`,
  isFee: true,
});

/**
 * Returns the overdue amount or, if nothing is overdue, the next payment. Returns undefined if nothing is
 * owed, or if the payments are unknown.
 */
export function paymentDue(payments: PaymentState | undefined, today: CalendarDate): Due | undefined {
  if (payments?.kind === 'behind')
    return {
      ...{ title: 'Amount Behind', amount: payments.amount, isOverdue: true },
      words: payNow(payments.next, today),
    };
  if (payments?.kind !== 'on-time' || !payments.next) return undefined;
  const { next, isFirst } = payments;
  const title = isFirst ? 'First payment' : 'Next payment';
  return { title, amount: next.amount, words: dueWords(next, today) };
}

function payNow(next: NextPayment | undefined, today: CalendarDate): string {
  const now = 'Pay this now to be up to date.';
  return next ? `${now} Then ${money(next.amount)} is due ${onDueDay(next.date, today)}.` : now;
}

export const dueWords = ({ date }: NextPayment, today: CalendarDate): string =>
  `due\u00a0${onDueDay(date, today)}`;

/** `ahead` is the amount, in dalasi, by which the deposits exceed what is due by today. */
export const paidAhead = (ahead: number): string => `You have paid ${money(ahead)} ahead`;

export const nothingToPayYet = 'Nothing to pay yet';

/**
 * For a student who owes nothing yet, returns a text that says when the amount to pay will be known. Returns
 * undefined for statuses other than open, pending and approved. `hasInvoice` says whether the student has
 * uploaded the invoice, and is undefined if that is unknown.
 */
export function futurePaymentText(
  status: string,
  today: CalendarDate,
  hasInvoice?: boolean,
): string | undefined {
  const withinDays = 'Within the next few days we will tell you how much the fee is and how to pay it.';
  switch (status) {
    case 'open':
      if (hasInvoice) return withinDays;
      return 'Once we have your invoice, we will tell you within a few days how much the fee is and how to pay it.';
    case 'pending':
      return withinDays;
    case 'approved':
      return `We'll show your first payment and its date here. It will not be due before ${day(earliestDueDate(today))}.`;
    default:
      return undefined;
  }
}

/**
 * Adds "this month" to a date in the current month. Students could otherwise misread this date, because the
 * rest of the portal names only the 5th of next month, as the lender's specification requires.
 */
function onDueDay(date: CalendarDate, today: CalendarDate): string {
  const isThisMonth = date.slice(0, 7) === today.slice(0, 7);
  return `${isThisMonth ? 'this month, ' : ''}${onDay(date)}`;
}

const day = (date: CalendarDate) => monthDayYear(date).replace(' ', '\u00a0');

const onDay = (date: CalendarDate) => `on ${day(date)}`;
