import { bututs, currencySign } from '#domain/bututs.ts';
import { type CalendarDate, isRealDate, longDate } from '#domain/dates.ts';
import { money } from '#domain/money.ts';
import { readNumber } from '#engine/core/index.ts';
import { UserError } from '../../user-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { oneLine } from '../output/plain-text.ts';

const earliest = '2000-01-01';
const latest = '2100-01-01';

export function parseDate(typed: string): CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) {
    throw new UserError(`"${typed}" is not a date. Write 5 December 2026 as 2026-12-05.`);
  }
  if (!isRealDate(typed)) throw new UserError(`There is no day ${typed}.`);
  if (typed < earliest || typed > latest) throw new UserError(`The year of ${typed} cannot be right.`);
  return typed;
}

export function parsePastDate(typed: string, today: CalendarDate): CalendarDate {
  const date = parseDate(typed);
  if (date > today) throw new UserError(`${longDate(date)} is in the future.`);
  return date;
}

/** Nobody owes or pays more than this at once, so a higher amount probably has a digit too many. */
const maxDalasi = 10_000_000;

/** Returns the amount in bututs. Accepts 1500, 1,500.50 and D1,500.50. */
export function parseAmount(typed: string): number {
  const amount = readAmount(typed);
  if (amount > 0 && amount <= maxDalasi) return bututs(amount);
  if (amount > maxDalasi) throw new UserError(`The amount ${typed} is more than ${money(maxDalasi)}.`);
  if (amount === 0 || /^[D\s]*[-−]/i.test(typed)) {
    throw new UserError(`The amount ${typed} is not above 0. (Cancel a wrong entry with cancel-entry.)`);
  }
  throw new UserError(`"${typed}" is not an amount. Write it as 1500, 1,500.50 or D1,500.50.`);
}

export function parseFee(typed: string): number {
  return readAmount(typed) === 0 ? 0 : parseAmount(typed);
}

/**
 * Returns the amount in dalasi, or NaN if the text is not an amount in whole bututs or is ambiguous: 3.000
 * could mean three or three thousand.
 */
function readAmount(typed: string): number {
  return readNumber(typed, { schema: { decimals: 2 }, ui: { prefix: currencySign } });
}

export function parseWholeNumber(option: string, typed: string, most: number): number {
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (number >= 1 && number <= most) return number;
  throw new UserError(`${option} must be a whole number from 1 to ${most}, not "${oneLine(typed)}".`);
}

const longestMemo = 200;

export function parseMemo(typed: string): string {
  const memo = oneLine(typed);
  if (memo.length > longestMemo) throw new UserError(`The memo is longer than ${longestMemo} characters.`);
  return memo;
}

const maxNumbers = 1000;

export function parseNumbers(typed: string): number[] {
  const numbers = typed.split(',').flatMap((range) => {
    const [, first, last = first] = /^\s*([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?\s*$/.exec(range) ?? [];
    const length = Number(last) - Number(first) + 1;
    if (!(length >= 1 && length <= maxNumbers)) {
      throw new UserError(`"${typed}" is not a list of entries. Write 7, or 3,5, or 1-12.`);
    }
    return Array.from({ length }, (_, index) => Number(first) + index);
  });
  return [...new Set(numbers)];
}

export const statuses = ['open', 'pending', 'approved', 'rejected'] as const;
export type Status = (typeof statuses)[number];

export function parseStatus(typed: string): Status {
  const status = statuses.find((each) => each === typed);
  if (status) return status;
  throw new UserError(
    `There is no status "${typed}".${didYouMean(typed, statuses)} It is one of ${statuses.join(', ')}.`,
  );
}
