import { bututs } from './bututs.ts';

/** A student's payment figures from the server, in dalasi. */
export interface Finances {
  /** Deposits minus the invoices that are due by today. Negative if the student is behind on payments. */
  readonly depositedMinusExpected: number;
  /** Undefined until the lender's staff set the application to pending. */
  readonly applicationFee: number | undefined;
  readonly balance: number;
}

/**
 * Returns whether the student is behind on payments: less was deposited than is due by today. The
 * specification also counts a student as behind if the figures could not be loaded.
 */
export function isBehind(finances: Finances | undefined): boolean {
  return !finances || isNegative(finances.depositedMinusExpected);
}

/**
 * Returns whether an amount is negative by at least one butut. Smaller amounts are rounding errors of an
 * organization whose own API calculates in fractions.
 */
const isNegative = (dalasi: number) => bututs(dalasi) < 0;

/** Returns the overdue amount in dalasi, or 0 if the student is not behind on payments. */
export function amountBehind(finances: Finances | undefined): number {
  return finances && isBehind(finances) ? -finances.depositedMinusExpected : 0;
}

/**
 * Returns how much of all invoices is paid, in per cent from 0 to 100. Returns undefined if nothing was
 * deposited, or if more was deposited than invoiced.
 */
export function percentPaidOff(deposited: number, balance: number): number | undefined {
  return deposited > 0 && !isNegative(balance) ? (deposited / (deposited + balance)) * 100 : undefined;
}

/** Returns the overpaid amount in dalasi, or 0. The server sends an overpayment as a negative balance. */
export const overpayment = (balance: number) => (isNegative(balance) ? -balance : 0);

/**
 * Returns whether to ask the student to pay the application fee, which is when the status is pending and
 * there is a fee.
 */
export function isFeeDue(status: string, finances: Finances | undefined): boolean {
  return status === 'pending' && (finances?.applicationFee ?? 0) > 0;
}
