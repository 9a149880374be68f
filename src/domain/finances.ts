import { bututs } from './bututs.ts';

/** A student's payment figures from the server, in dalasi. */
export interface Finances {
  /** Deposits less the invoices that are due by today. If negative, the student is behind. */
  readonly depositedMinusExpected: number;
  /** Undefined until the lender's staff have set the application to pending. */
  readonly applicationFee: number | undefined;
  readonly balance: number;
}

/**
 * Returns whether the student is behind: less was deposited than is due by today, or the figures could not be loaded.
 */
export function isBehind(finances: Finances | undefined): boolean {
  return !finances || isNegative(finances.depositedMinusExpected);
}

/**
 * Returns whether an amount is negative by at least one butut. Another API host may calculate in fractions, with
 * rounding errors that are smaller.
 */
const isNegative = (dalasi: number) => bututs(dalasi) < 0;

/** Returns the overdue amount in dalasi, which Home shows; 0 if the student is not behind. */
export function amountBehind(finances: Finances | undefined): number {
  return finances && isBehind(finances) ? -finances.depositedMinusExpected : 0;
}

/**
 * Returns the percentage of all invoices that is paid, 0 to 100; undefined if nothing was deposited, or if
 * more was deposited than invoiced.
 */
export function percentPaidOff(deposited: number, balance: number): number | undefined {
  return deposited > 0 && !isNegative(balance) ? (deposited / (deposited + balance)) * 100 : undefined;
}

/**
 * Returns the overpaid amount in dalasi, which is a negative balance in the server's response; 0 if nothing
 * is overpaid.
 */
export const overpayment = (balance: number) => (isNegative(balance) ? -balance : 0);

/** Returns whether to ask the student to pay the application fee: the status is pending, and there is a fee. */
export function isFeeDue(status: string, finances: Finances | undefined): boolean {
  return status === 'pending' && (finances?.applicationFee ?? 0) > 0;
}
