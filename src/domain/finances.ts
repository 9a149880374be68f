import { bututs } from './bututs.ts';

/** Amounts are in dalasi. */
export interface Finances {
  /** Deposits less the invoices due by today. Negative if the student is behind on payments. */
  readonly depositedMinusExpected: number;
  /** Undefined until the lender's staff set the application to pending. */
  readonly applicationFee: number | undefined;
  readonly balance: number;
}

/** A student without figures counts as behind on payments, as the specification requires. */
export function isBehind(finances: Finances | undefined): boolean {
  return !finances || isNegative(finances.depositedMinusExpected);
}

/** Ignores less than one butut, because an organization's own API may calculate in fractions. */
const isNegative = (dalasi: number) => bututs(dalasi) < 0;

/** Returns dalasi, or 0 if the student is not behind on payments. */
export function amountBehind(finances: Finances | undefined): number {
  return finances && isBehind(finances) ? -finances.depositedMinusExpected : 0;
}

/** Returns 0 to 100, or undefined if nothing was deposited or more was deposited than invoiced. */
export function percentPaidOff(deposited: number, balance: number): number | undefined {
  return deposited > 0 && !isNegative(balance) ? (deposited / (deposited + balance)) * 100 : undefined;
}

/** Returns dalasi, or 0. The server sends an overpayment as a negative balance. */
export const overpayment = (balance: number) => (isNegative(balance) ? -balance : 0);

export function isFeeDue(status: string, finances: Finances | undefined): boolean {
  return status === 'pending' && (finances?.applicationFee ?? 0) > 0;
}
