import { bututs } from './bututs.ts';

/** A student's payment figures. Amounts are dalasi. */
export interface Finances {
  /** Negative: behind. */
  readonly depositedMinusExpected: number;
  /** Undefined until set. */
  readonly applicationFee: number | undefined;
  readonly balance: number;
}

/** Behind if less was deposited than expected, or if nothing is known. */
export function isBehind(finances: Finances | undefined): boolean {
  return !finances || isNegative(finances.depositedMinusExpected);
}

/** By at least one butut: a host that calculates in fractions may be off by less. */
const isNegative = (dalasi: number) => bututs(dalasi) < 0;

/** The amount behind, shown on Home; 0 if not behind. Dalasi. */
export function amountBehind(finances: Finances | undefined): number {
  return finances && isBehind(finances) ? -finances.depositedMinusExpected : 0;
}

/** The paid share of everything owed, 0 to 100; undefined if nothing was deposited, or more than owed. */
export function percentPaidOff(deposited: number, balance: number): number | undefined {
  return deposited > 0 && !isNegative(balance) ? (deposited / (deposited + balance)) * 100 : undefined;
}

/** The overpaid amount, which shows as a negative balance; otherwise 0. Dalasi. */
export const overpayment = (balance: number) => (isNegative(balance) ? -balance : 0);

/** Whether to ask the student for the application fee: there is one, and the status is pending. */
export function isFeeDue(status: string, finances: Finances | undefined): boolean {
  return status === 'pending' && (finances?.applicationFee ?? 0) > 0;
}
