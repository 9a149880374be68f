import { bututs, dalasi } from './bututs.ts';
import { type CalendarDate, monthAndYear } from './dates.ts';
import { money } from './money.ts';

export interface Transaction {
  readonly id: string;
  readonly type: 'Invoice' | 'Deposit';
  readonly title: string;
  /** Empty if not known. */
  readonly date: CalendarDate;
  /** Dalasi. */
  readonly amount: number;
}

const titleLength = 30;
const recentLength = 2;
/** A few phone screens: the number of transactions rendered at once. */
const blockLength = 50;

/** The title on cards: the first 30 characters, counted in code points. */
export const cutTitle = (title: string) => [...title].slice(0, titleLength).join('');

/** One list, newest first, undated last; within a day in the given order, invoices before deposits. */
export function newestFirst(...lists: readonly (readonly Transaction[])[]): readonly Transaction[] {
  return lists.flat().sort(({ date: a }, { date: b }) => (a < b ? 1 : a > b ? -1 : 0));
}

export const recentDeposits = (deposits: readonly Transaction[]) =>
  newestFirst(deposits).slice(0, recentLength);

/**
 * The invoices of a sorted list that are far ahead: a plan is invoiced to its last month, and last week's payment
 * should not be listed below a year of it. Excludes the soonest invoice that is not covered, those before it, and a
 * single further one.
 */
export function farAhead(
  sorted: readonly Transaction[],
  covered: ReadonlySet<Transaction>,
  today: CalendarDate,
): ReadonlySet<Transaction> {
  const ahead = sorted.filter(({ type, date }) => type === 'Invoice' && date > today);
  const next = ahead.filter((row) => row.amount > 0 && !covered.has(row)).at(-1);
  const far = ahead.slice(0, next ? ahead.indexOf(next) : -1);
  return new Set(far.length > 1 ? far : []);
}

/**
 * The invoices of a sorted list that are overdue, each with its overdue part in dalasi: the latest ones until today,
 * because deposits pay the earliest first.
 *
 * @param behind dalasi
 */
export function overdueInvoices(
  sorted: readonly Transaction[],
  behind: number,
  today: CalendarDate,
): ReadonlyMap<Transaction, number> {
  const overdue = new Map<Transaction, number>();
  let left = bututs(behind);
  for (const row of sorted) {
    if (left <= 0) break;
    if (row.type !== 'Invoice' || !row.date || row.date > today || row.amount <= 0) continue;
    const part = Math.min(left, bututs(row.amount));
    overdue.set(row, dalasi(part));
    left -= part;
  }
  return overdue;
}

/** The invoices until today with no overdue part: deposits have paid them. */
export const settledInvoices = (
  sorted: readonly Transaction[],
  overdue: ReadonlyMap<Transaction, number>,
  today: CalendarDate,
): ReadonlySet<Transaction> =>
  new Set(
    sorted.filter(
      (row) => row.type === 'Invoice' && row.date && row.date <= today && row.amount > 0 && !overdue.has(row),
    ),
  );

/** The future invoices of a sorted list that the amount deposited ahead (in dalasi) pays in full, soonest first. */
export function coveredInvoices(
  sorted: readonly Transaction[],
  ahead: number,
  today: CalendarDate,
): ReadonlySet<Transaction> {
  const covered = new Set<Transaction>();
  let left = bututs(ahead);
  for (const row of [...sorted].reverse()) {
    if (row.type !== 'Invoice' || row.date <= today || row.amount <= 0) continue;
    left -= bututs(row.amount);
    if (left < 0) break;
    covered.add(row);
  }
  return covered;
}

/** Invoices add to the debt, deposits reduce it: `+D500`, `−D50`. */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  // A cancelled entry counts the other way; it must not read "+−D500".
  const isLess = amount < 0 ? type === 'Invoice' : type === 'Deposit';
  return `${isLess ? '−' : '+'}${money(Math.abs(amount))}`;
}

/** The transactions of one month, or of a list without months; a part of them if there are many. */
export interface Block {
  /** `November 2026`; empty if the block continues the previous one, or the list has no months. */
  readonly month: string;
  readonly transactions: readonly Transaction[];
}

/**
 * Splits a sorted list into months, long ones into several blocks; undated transactions get a heading that says so. A
 * list with at most two rows a month, all dated, has no months.
 */
export function byMonth(sorted: readonly Transaction[]): readonly Block[] {
  const blocks: { month: string; transactions: Transaction[] }[] = [];
  const isDivided = sorted.length > 2 * new Set(sorted.map(monthOf)).size;
  let month: string | undefined;
  for (const transaction of sorted) {
    const next = isDivided ? monthOf(transaction) : 'any';
    const last = blocks.at(-1);
    if (last && next === month && last.transactions.length < blockLength) last.transactions.push(transaction);
    else
      blocks.push({
        month: !isDivided || next === month ? '' : monthHeading(next),
        transactions: [transaction],
      });
    month = next;
  }
  return blocks;
}

const monthOf = ({ date }: Transaction) => date.slice(0, 7);

const monthHeading = (month: string) => (month ? monthAndYear(month) : 'Date not known');

/** The first `count` transactions. Complete blocks stay the same objects. */
export function firstTransactions(blocks: readonly Block[], count: number): readonly Block[] {
  let left = count;
  return blocks.flatMap((block) => {
    const { length } = block.transactions;
    const shown = Math.min(left, length);
    left -= shown;
    if (shown === length) return block;
    return shown > 0 ? { ...block, transactions: block.transactions.slice(0, shown) } : [];
  });
}
