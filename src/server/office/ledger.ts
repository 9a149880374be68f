import { longDate } from '#domain/dates.ts';
import type { Backend } from '../backend.ts';
import type { Entry } from '../payments/transactions-repository.ts';
import { formatMoney } from './output/formats.ts';

export type LedgerEntry = Awaited<ReturnType<Backend['transactions']['history']>>[number];

export function activeEntries(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  const cancelled = new Set(ledger.map(({ cancels }) => cancels));
  return ledger.filter(({ id, cancels }) => cancels === null && !cancelled.has(id));
}

export function cancellationOf({ id }: LedgerEntry, ledger: readonly LedgerEntry[]): LedgerEntry | undefined {
  return ledger.find(({ cancels }) => cancels === id);
}

export function describeEntry({ kind, amount, date, memo }: Omit<Entry, 'cancels'>): string {
  return `${kind} of ${formatMoney(amount)}, ${longDate(date)}, "${memo}"`;
}
