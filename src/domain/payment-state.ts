import { bututs, dalasi } from './bututs.ts';
import type { CalendarDate } from './dates.ts';
import { dueDateNextMonth } from './due-dates.ts';
import { amountBehind, type Finances, isBehind, overpayment } from './finances.ts';
import type { Transaction } from './transactions.ts';

export interface NextPayment {
  /** In dalasi. */
  readonly amount: number;
  readonly date: CalendarDate;
}

/** What a student has to pay. Amounts are in dalasi. */
export type PaymentState =
  | { readonly kind: 'behind'; readonly amount: number; readonly next: NextPayment | undefined }
  /**
   * `ahead` is how much the deposits exceed the invoices due by today. This amount pays for future invoices.
   * `isFirst` is true if `next` is the student's first payment.
   */
  | {
      readonly kind: 'on-time';
      readonly ahead: number;
      readonly next: NextPayment | undefined;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'paid'; readonly overpaid: number }
  /** The student has neither invoices nor deposits. */
  | { readonly kind: 'nothing' };

/**
 * Derives what the student has to pay from the finances and the invoices. If the invoices could not be
 * loaded, `invoices` is undefined, and so is `next` in the result.
 */
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
  const isFirst = ahead === 0 && invoices?.every(({ date }) => date > today) === true;
  return { kind: 'on-time', ahead, next: nextPayment(invoices, today, ahead), isFirst };
}

export const owes = ({ kind }: PaymentState): boolean => kind === 'behind' || kind === 'on-time';

/**
 * Returns the 5th of next month, as the specification requires, or the date of the next payment if deposits
 * cover all payments up to that day. Returns undefined if nothing is owed.
 */
export function nextDueDateOf(
  state: PaymentState | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  if (state?.kind === 'paid' || state?.kind === 'nothing') return undefined;
  const usual = dueDateNextMonth(today);
  const known = state?.kind === 'on-time' ? state.next?.date : undefined;
  return known && known > usual ? known : usual;
}

function nextPayment(
  invoices: readonly Transaction[] | undefined,
  today: CalendarDate,
  ahead: number,
): NextPayment | undefined {
  const owed = new Map<CalendarDate, number>();
  for (const { date, amount } of invoices ?? [])
    if (date > today) owed.set(date, (owed.get(date) ?? 0) + bututs(amount));
  let covered = bututs(ahead);
  for (const [date, amount] of [...owed].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (amount > covered) return { amount: dalasi(amount - covered), date };
    covered -= amount;
  }
  return undefined;
}
