import { bututs, dalasi } from './bututs.ts';
import { type CalendarDate, monthAndYear } from './dates.ts';
import { money } from './money.ts';

export interface Transaction {
  readonly id: string;
  readonly type: 'Invoice' | 'Deposit';
  readonly title: string;
  /** This is '' if the date is not known. */
  readonly date: CalendarDate;
  /** In dalasi. */
  readonly amount: number;
}

const titleLength = 30;
const recentLength = 2;
/**
 * The maximum number of transactions in a block (see `byMonth`), so that it fills only a few phone screens.
 */
const blockLength = 50;

/** Cuts a title after `titleLength` code points, not UTF-16 units, so that an emoji is not split. */
export const cutTitle = (title: string) => [...title].slice(0, titleLength).join('');

/**
 * Sorts by date, undated transactions last. Transactions of the same day keep their order: callers pass
 * invoices before deposits, so that a day's invoices come first.
 */
export function newestFirst(...lists: readonly (readonly Transaction[])[]): readonly Transaction[] {
  return lists.flat().sort(({ date: a }, { date: b }) => (a < b ? 1 : a > b ? -1 : 0));
}

export const recentDeposits = (deposits: readonly Transaction[]) =>
  newestFirst(deposits).slice(0, recentLength);

/**
 * Returns the future invoices that the list collapses, because a long payment plan would push recent payments
 * far down the list. The next invoice that deposits do not cover stays visible, and so does a single invoice
 * after it. `sorted` is newest first.
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
 * Returns the overdue invoices with their unpaid parts in dalasi, which add up to `behind`. Deposits pay the
 * earliest invoices first, so the latest due invoices are unpaid. `sorted` is newest first.
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

/**
 * Returns the future invoices that are already paid in full. `ahead` is how much the deposits exceed the
 * invoices due by today, in dalasi. `sorted` is newest first.
 */
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

/**
 * Returns the amount with a sign that shows how it changes the debt: invoices increase it (`+D500`), deposits
 * reduce it (`−D50`).
 */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  // A transaction that cancels another has a negative amount. Its sign is reversed, to avoid two signs
  // ("+−D500").
  const isLess = amount < 0 ? type === 'Invoice' : type === 'Deposit';
  return `${isLess ? '−' : '+'}${money(Math.abs(amount))}`;
}

export interface Block {
  /** This is '' if the block continues the previous month, or if the list is not split into months. */
  readonly month: string;
  readonly transactions: readonly Transaction[];
}

/**
 * Splits a list (newest first) into one block per month, or several blocks for a long month. A list with at
 * most two transactions per month on average is not split by month.
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

/**
 * Returns the first `count` transactions, in the same blocks. A block that is not cut stays the same object,
 * so that memoised components do not render it again.
 */
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
