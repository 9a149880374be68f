import { bututs, currencySign, dalasi } from './bututs.ts';

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a whole number with commas between thousands: `1,250`. */
export const inDigits = (count: number) => grouped.format(count);

/** Returns a text such as `1 payment` or `1,250 payments`. */
export const counted = (count: number, noun: string) => `${inDigits(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Formats dalasi: `D1,250`, `D1,250.50` if there are bututs, or `−D50`. */
export function money(amount: number): string {
  const whole = bututs(amount);
  const size = dalasi(Math.abs(whole));
  const digits = Number.isInteger(size) ? grouped.format(size) : exact.format(size);
  return `${whole < 0 ? '−' : ''}${currencySign}${digits}`;
}

/**
 * Formats an amount rounded to whole dalasi, such as `D1,251`. The specification requires this for the
 * balance.
 */
export const wholeMoney = (amount: number) => money(Math.sign(amount) * Math.round(Math.abs(amount)));

/** Returns a sum in dalasi. Adds whole bututs, because sums of fractions have rounding errors. */
export function sumOf(amounts: readonly number[]): number {
  return dalasi(amounts.reduce((sum, amount) => sum + bututs(amount), 0));
}
