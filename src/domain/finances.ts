import { bututs } from './bututs.ts';

/** Amounts are in dalasi. */
export interface Finances {
  /** The deposits less the invoices due by today. This is negative if the student is behind on payments. */
  readonly depositedMinusExpected: number;
  /** Undefined until staff set the fee together with the status `pending`. */
  readonly applicationFee: number | undefined;
  readonly balance: number;
}

/**
 * Returns whether the student is behind on payments. If the finances are unknown, the student counts as
 * behind, as the specification requires.
 */
export function isBehind(finances: Finances | undefined): boolean {
  return !finances || isNegative(finances.depositedMinusExpected);
}

/**
 * Returns whether the amount is negative once it is rounded to whole bututs. A lender's own API may calculate
 * in fractions of a butut, and a tiny rounding error must not look like a debt.
 */
const isNegative = (dalasi: number) => bututs(dalasi) < 0;

/** Returns the overdue amount in dalasi, or 0 if the student is not behind on payments. */
export function amountBehind(finances: Finances | undefined): number {
  return finances && isBehind(finances) ? -finances.depositedMinusExpected : 0;
}

/**
 * Returns the percentage of all invoices that has been paid, or undefined if nothing was deposited or more
 * was deposited than invoiced.
 */
export function percentPaidOff(deposited: number, balance: number): number | undefined {
  return deposited > 0 && !isNegative(balance) ? (deposited / (deposited + balance)) * 100 : undefined;
}

/** Returns the overpayment in dalasi, or 0. In API responses, an overpayment is a negative balance. */
export const overpayment = (balance: number) => (isNegative(balance) ? -balance : 0);

export function isFeeDue(status: string, finances: Finances | undefined): boolean {
  return status === 'pending' && (finances?.applicationFee ?? 0) > 0;
}
