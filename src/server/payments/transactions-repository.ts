import type { CalendarDate } from '#domain/dates.ts';
import { newId } from '../auth/tokens.ts';
import type { TransactionKind } from '../database/tables.ts';
import { type Database, type DatabaseTransaction, lock, transaction } from '../database/transaction.ts';

/** Amounts in this file are in whole bututs (1/100 dalasi). */
export interface Entry {
  readonly kind: TransactionKind;
  readonly memo: string;
  readonly date: CalendarDate;
  readonly amount: number;
  /** The id of the entry that this entry cancels. An entry can be cancelled only once. */
  readonly cancels?: string;
}

export interface ImportedEntry extends Entry {
  readonly applicationId: string;
  /** The key identifies the line of a bank file, so that a later import of the same line adds nothing. */
  readonly importKey: string;
}

type Owned = Entry & { readonly applicationId: string; readonly importKey?: string };

/** Limits the rows of a statement, because SQLite allows 32,766 values per statement, and a row has ten. */
const batchSize = 1000;

export function createTransactions(database: Database, now: () => number) {
  return {
    add: (applicationId: string, entries: readonly Entry[]): Promise<void> =>
      transaction(database, async (trx) => {
        const owned = entries.map((entry) => ({ ...entry, applicationId }));
        await lockAll(trx, [applicationId]);
        await append(trx, owned, now());
      }),

    /**
     * Adds all new entries, or none if an error occurs. Returns the import keys of entries that were imported
     * before.
     */
    import: (entries: readonly ImportedEntry[]): Promise<ReadonlySet<string>> =>
      transaction(database, async (trx) => {
        await lockAll(trx, [...new Set(entries.map(({ applicationId }) => applicationId))]);
        const known = await importedOf(trx, entries);
        const fresh = entries.filter(({ importKey }) => !known.has(importKey));
        await append(trx, fresh, now());
        return known;
      }),

    importedOf: (entries: readonly ImportedEntry[]) => importedOf(database, entries),

    depositsByHand: () =>
      database
        .selectFrom('transactions as entry')
        .leftJoin('transactions as cancellation', 'cancellation.cancels', 'entry.id')
        .where('entry.kind', '=', 'deposit')
        .where('entry.import_key', 'is', null)
        .where('entry.cancels', 'is', null)
        .where('cancellation.id', 'is', null)
        .select(['entry.application_id as applicationId', 'entry.date', 'entry.amount'])
        .execute(),

    list: (applicationId: string, kind: TransactionKind) =>
      database
        .selectFrom('transactions')
        .where('application_id', '=', applicationId)
        .where('kind', '=', kind)
        .orderBy('date', 'desc')
        .orderBy('number', 'desc')
        .select(['id', 'memo', 'date', 'amount'])
        .execute(),

    history: (applicationId: string) =>
      database
        .selectFrom('transactions')
        .where('application_id', '=', applicationId)
        .orderBy('number')
        .select(['id', 'number', 'kind', 'memo', 'date', 'amount', 'cancels'])
        .execute(),

    /**
     * Returns the sums of the application's transactions in bututs. `expected` is the sum of the invoices
     * dated today or earlier.
     */
    async sums(applicationId: string, today: CalendarDate) {
      const { invoiced, expected, deposited } = await database
        .selectFrom('transactions')
        .where('application_id', '=', applicationId)
        .select(({ fn }) => {
          const sum = (kind: TransactionKind) =>
            fn.sum<number | null>('amount').filterWhere('kind', '=', kind);
          return [
            sum('invoice').as('invoiced'),
            sum('invoice').filterWhere('date', '<=', today).as('expected'),
            sum('deposit').as('deposited'),
          ];
        })
        .executeTakeFirstOrThrow();
      return { invoiced: invoiced ?? 0, expected: expected ?? 0, deposited: deposited ?? 0 };
    },
  };
}

/** Locks the applications, because otherwise concurrent transactions could assign the same entry numbers. */
async function lockAll(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  for (const some of inBatches(ids)) await lock(trx, 'applications').where('id', 'in', some).execute();
}

async function append(trx: DatabaseTransaction, entries: readonly Owned[], createdAt: number): Promise<void> {
  const last = await lastNumbers(trx, [...new Set(entries.map(({ applicationId }) => applicationId))]);
  for (const some of inBatches(entries)) {
    const rows = some.map(({ kind, memo, date, amount, applicationId, cancels, importKey }) => {
      const number = (last.get(applicationId) ?? 0) + 1;
      last.set(applicationId, number);
      return {
        ...{ id: newId(), application_id: applicationId, number, kind, memo, date, amount },
        ...{ created_at: createdAt, cancels: cancels ?? null, import_key: importKey ?? null },
      };
    });
    await trx.insertInto('transactions').values(rows).execute();
  }
}

async function lastNumbers(trx: DatabaseTransaction, ids: readonly string[]): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  for (const some of inBatches(ids)) {
    const rows = await trx
      .selectFrom('transactions')
      .where('application_id', 'in', some)
      .groupBy('application_id')
      .select(({ fn }) => ['application_id', fn.max('number').as('number')])
      .execute();
    for (const { application_id, number } of rows) last.set(application_id, number);
  }
  return last;
}

async function importedOf(database: Database, entries: readonly ImportedEntry[]) {
  const known = new Set<string>();
  for (const some of inBatches(entries.map(({ importKey }) => importKey))) {
    const rows = await database
      .selectFrom('transactions')
      .where('import_key', 'in', some)
      .select('import_key')
      .execute();
    for (const { import_key } of rows) known.add(import_key!);
  }
  return known;
}

function* inBatches<Each>(all: readonly Each[]): Generator<readonly Each[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
}
