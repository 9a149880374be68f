import { bututs, dalasi } from './bututs.ts';
import { type CalendarDate, monthAndYear } from './dates.ts';
import { money } from './money.ts';

export interface Transaction {
  readonly id: string;
  readonly type: 'Invoice' | 'Deposit';
  readonly title: string;
  /** '' where it is not known. */
  readonly date: CalendarDate;
  /** Dalasi. */
  readonly amount: number;
}

const titleLength = 30;
const recentLength = 2;
/** Some screens of a phone: what is laid out at once. */
const blockLength = 50;

/** A title as cards show it: its first 30 characters. A letter with its accents counts as it is stored. */
export const cutTitle = (title: string) => [...title].slice(0, titleLength).join('');

/** One list, the newest first; those of one day as they came, invoices before deposits; undated ones last. */
export function newestFirst(...lists: readonly (readonly Transaction[])[]): readonly Transaction[] {
  return lists.flat().sort(({ date: a }, { date: b }) => (a < b ? 1 : a > b ? -1 : 0));
}

export const recentOf = (deposits: readonly Transaction[]) => newestFirst(deposits).slice(0, recentLength);

/**
 * The invoices that lie far ahead, of a sorted list: a plan is invoiced to its last month, and what was paid last
 * week should not stand under a year of it. The soonest one that is not covered is not among them, nor is what comes
 * before it, nor a single one more.
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
 * The invoices of a sorted list that an amount behind is of, each with its part of it in dalasi: the latest until today,
 * because what was deposited pays the earliest first.
 *
 * @param behind dalasi
 */
export function overdueOf(
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

/** The invoices until today of which nothing is overdue: what was deposited has paid them. */
export const settledOf = (
  sorted: readonly Transaction[],
  overdue: ReadonlyMap<Transaction, number>,
  today: CalendarDate,
): ReadonlySet<Transaction> =>
  new Set(
    sorted.filter(
      (row) => row.type === 'Invoice' && row.date && row.date <= today && row.amount > 0 && !overdue.has(row),
    ),
  );

/** The coming invoices of a sorted list that the amount deposited ahead (in dalasi) pays in full, the soonest first. */
export function coveredOf(
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

/** What was invoiced is to be paid, what was deposited no longer is: `+D500`, `−D50`. */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  // One that was taken back counts the other way; it must not read "+−D500".
  const isLess = amount < 0 ? type === 'Invoice' : type === 'Deposit';
  return `${isLess ? '−' : '+'}${money(Math.abs(amount))}`;
}

/** Of one month: all of its transactions, or some where they are many. */
export interface Block {
  /** `November 2026`; '' where the block goes on with the month of the one before. */
  readonly month: string;
  readonly transactions: readonly Transaction[];
}

/** A sorted list in its months, long ones in several blocks; what is undated comes under a heading that says so. */
export function byMonth(sorted: readonly Transaction[]): readonly Block[] {
  const blocks: { month: string; transactions: Transaction[] }[] = [];
  let month: string | undefined;
  for (const transaction of sorted) {
    const next = transaction.date.slice(0, 7);
    const last = blocks.at(-1);
    if (last && next === month && last.transactions.length < blockLength) last.transactions.push(transaction);
    else blocks.push({ month: next === month ? '' : nameOf(next), transactions: [transaction] });
    month = next;
  }
  return blocks;
}

const nameOf = (month: string) => (month ? monthAndYear(month) : 'Date not known');

/** The blocks with so many transactions. One that is in as a whole stays the object that it was. */
export function firstOf(blocks: readonly Block[], count: number): readonly Block[] {
  let left = count;
  return blocks.flatMap((block) => {
    const { length } = block.transactions;
    const shown = Math.min(left, length);
    left -= shown;
    if (shown === length) return block;
    return shown > 0 ? { ...block, transactions: block.transactions.slice(0, shown) } : [];
  });
}
