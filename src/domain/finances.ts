import { bututs } from './bututs.ts';

/** How a student stands with the payments. Amounts are dalasi. */
export interface Finances {
  /** Negative: behind. */
  readonly depositedMinusExpected: number;
  /** Undefined until it is set. */
  readonly applicationFee: number | undefined;
  readonly balance: number;
}

/** Behind when less was deposited than expected, and when nothing is known. */
export function isBehind(finances: Finances | undefined): boolean {
  return !finances || isNegative(finances.depositedMinusExpected);
}

/** By at least one butut: a host that computes in fractions may be off by less. */
const isNegative = (dalasi: number) => bututs(dalasi) < 0;

/** The figure of Home: how much is missing, or 0. Dalasi. */
export function amountBehind(finances: Finances | undefined): number {
  return finances && isBehind(finances) ? -finances.depositedMinusExpected : 0;
}

/** The share of everything owed that is paid, 0 to 100; undefined when nothing was deposited or more than owed. */
export function percentPaidOff(deposited: number, balance: number): number | undefined {
  return deposited > 0 && !isNegative(balance) ? (deposited / (deposited + balance)) * 100 : undefined;
}

/** What was paid beyond all that is owed, which shows as a balance below zero; 0 where nothing was. Dalasi. */
export const paidBeyond = (balance: number) => (isNegative(balance) ? -balance : 0);

/** Whether the student is asked for the application fee: there is one, and the status is pending. */
export function isFeeDue(status: string, finances: Finances | undefined): boolean {
  return status === 'pending' && (finances?.applicationFee ?? 0) > 0;
}
