import { bututs, dalasi } from './bututs.ts';
import type { CalendarDate } from './dates.ts';
import { nextDueDate } from './due-dates.ts';
import { amountBehind, type Finances, isBehind, overpayment } from './finances.ts';
import type { Transaction } from './transactions.ts';

export interface NextPayment {
  /** Dalasi. */
  readonly amount: number;
  readonly date: CalendarDate;
}

/** A student's payment state for the first screen. Amounts are dalasi. */
export type PaymentState =
  /** Less was deposited than expected; `next` is due after that. */
  | { readonly kind: 'behind'; readonly amount: number; readonly next: NextPayment | undefined }
  /** Nothing is overdue; `ahead` is the deposit beyond what is expected until today, and covers future invoices. */
  | { readonly kind: 'on-time'; readonly ahead: number; readonly next: NextPayment | undefined }
  /** Nothing is owed any more; `overpaid` is the amount paid in excess. */
  | { readonly kind: 'paid'; readonly overpaid: number }
  /** Nothing is owed, and nothing is known to have been invoiced or paid. */
  | { readonly kind: 'nothing' };

/** @param invoices undefined if they could not be loaded; then `next` is undefined too. */
export function paymentState(
  finances: Finances,
  invoices: readonly Transaction[] | undefined,
  today: CalendarDate,
): PaymentState {
  const { depositedMinusExpected, balance } = finances;
  if (isBehind(finances))
    return { kind: 'behind', amount: amountBehind(finances), next: nextPayment(invoices, today, 0) };
  const ahead = bututs(depositedMinusExpected) > 0 ? depositedMinusExpected : 0;
  const isOwed = bututs(balance) > 0;
  if (!isOwed && (ahead > 0 || (invoices?.length ?? 0) > 0 || overpayment(balance) > 0))
    return { kind: 'paid', overpaid: overpayment(balance) };
  if (!isOwed && invoices) return { kind: 'nothing' };
  return { kind: 'on-time', ahead, next: nextPayment(invoices, today, ahead) };
}

export const owes = ({ kind }: PaymentState): boolean => kind === 'behind' || kind === 'on-time';

/**
 * The next due date to show: the 5th of next month, as specified; a later day if nothing is due before it; none if
 * nothing is owed.
 *
 * @param state undefined if not known.
 */
export function nextDueDateOf(
  state: PaymentState | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  if (state?.kind === 'paid' || state?.kind === 'nothing') return undefined;
  const usual = nextDueDate(today);
  const known = state?.kind === 'on-time' ? state.next?.date : undefined;
  return known && known > usual ? known : usual;
}

/** The first future day with an invoice that `ahead` does not cover, and the amount left to pay then. */
function nextPayment(
  invoices: readonly Transaction[] | undefined,
  today: CalendarDate,
  ahead: number,
): NextPayment | undefined {
  const owed = new Map<CalendarDate, number>();
  // Today's invoices already count as expected.
  for (const { date, amount } of invoices ?? [])
    if (date > today) owed.set(date, (owed.get(date) ?? 0) + bututs(amount));
  let covered = bututs(ahead);
  for (const [date, amount] of [...owed].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (amount > covered) return { amount: dalasi(amount - covered), date };
    covered -= amount;
  }
  return undefined;
}
