import { type CalendarDate, monthAndYear } from './dates.ts';
import { money } from './money.ts';

/** Something owed or paid, as lists show it. */
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
const soonLength = 2;

/** A title as cards show it: its first 30 characters (portal.md §3). A letter with its accents counts as it is stored. */
export const cutTitle = (title: string) => [...title].slice(0, titleLength).join('');

/** One list, the newest first; those of one day as they came, invoices before deposits; undated ones last. */
export function newestFirst(...lists: readonly (readonly Transaction[])[]): readonly Transaction[] {
  return lists.flat().sort(({ date: a }, { date: b }) => (a < b ? 1 : a > b ? -1 : 0));
}

/** The newest deposits, as Home shows them (portal.md §9). */
export const recentOf = (deposits: readonly Transaction[]) => newestFirst(deposits).slice(0, recentLength);

/**
 * The invoices that lie far ahead, of a sorted list: a plan is invoiced to its last month, and what was paid last
 * week should not stand under a year of it. The soonest two are not among them, nor is a single one more.
 */
export function farAhead(sorted: readonly Transaction[], today: CalendarDate): ReadonlySet<Transaction> {
  const ahead = sorted.filter(({ type, date }) => type === 'Invoice' && date > today);
  const far = ahead.slice(0, -soonLength);
  return new Set(far.length > 1 ? far : []);
}

/** What was invoiced is to be paid, what was deposited no longer is (portal.md §4): `+D500`, `−D50`. */
export function signedAmount({ type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  // One that was taken back counts the other way; it must not read "+−D500".
  const isLess = amount < 0 ? type === 'Invoice' : type === 'Deposit';
  return `${isLess ? '−' : '+'}${money(Math.abs(amount))}`;
}

interface Month {
  /** `November 2026`. */
  readonly name: string;
  readonly transactions: readonly Transaction[];
}

/** A sorted list in its months; what is undated comes under a heading that says so. */
export function byMonth(sorted: readonly Transaction[]): readonly Month[] {
  const months = new Map<string, Transaction[]>();
  for (const transaction of sorted) {
    const name = transaction.date ? monthAndYear(transaction.date) : 'Date not known';
    const month = months.get(name);
    if (month) month.push(transaction);
    else months.set(name, [transaction]);
  }
  return [...months].map(([name, transactions]) => ({ name, transactions }));
}
