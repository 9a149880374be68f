import type { CalendarDate } from './dates.ts';

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

/** A title as cards show it: its first 30 characters (portal.md §3). A letter with its accents counts as it is stored. */
export const cutTitle = (title: string) => [...title].slice(0, titleLength).join('');

/** One list, the newest first; those of one day as they came, invoices before deposits; undated ones last. */
export function newestFirst(...lists: readonly (readonly Transaction[])[]): readonly Transaction[] {
  return lists.flat().sort(({ date: a }, { date: b }) => (a < b ? 1 : a > b ? -1 : 0));
}
