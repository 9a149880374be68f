import type { CalendarDate } from '#domain/dates.ts';
import type { TransactionKind } from '../database/tables.ts';
import { type Database, transaction } from '../database/transaction.ts';
import { newId } from '../tokens.ts';

/** Money is whole bututs here and below. */
export interface Entry {
  readonly kind: TransactionKind;
  readonly memo: string;
  readonly date: CalendarDate;
  readonly amount: number;
}

/** A statement takes at most 32,766 values on the embedded database; a row has eight. */
const atOnce = 1000;

/** What students owe (invoices) and what they paid (deposits). */
export function createTransactions(database: Database, now: () => number) {
  return {
    /** All or none, in this order. The application's row is the lock under which they are numbered. */
    add(applicationId: string, entries: readonly Entry[]): Promise<void> {
      const createdAt = now();
      return transaction(database, async (trx) => {
        await trx
          .updateTable('applications')
          .set((application) => ({ id: application.ref('id') }))
          .where('id', '=', applicationId)
          .execute();
        const { last } = await trx
          .selectFrom('transactions')
          .where('application_id', '=', applicationId)
          .select(({ fn }) => fn.max('number').as('last'))
          .executeTakeFirstOrThrow();
        const rows = entries.map((entry, index) => ({
          ...entry,
          id: newId(),
          application_id: applicationId,
          number: (last ?? 0) + index + 1,
          created_at: createdAt,
        }));
        for (let from = 0; from < rows.length; from += atOnce) {
          await trx
            .insertInto('transactions')
            .values(rows.slice(from, from + atOnce))
            .execute();
        }
      });
    },

    /** The newest first; of one day, the one that was put in last. */
    list: (applicationId: string, kind: TransactionKind) =>
      database
        .selectFrom('transactions')
        .where('application_id', '=', applicationId)
        .where('kind', '=', kind)
        .orderBy('date', 'desc')
        .orderBy('number', 'desc')
        .select(['id', 'memo', 'date', 'amount'])
        .execute(),

    /** The sums of all invoices, of those dated today or before, and of all deposits. */
    async sums(applicationId: string, today: CalendarDate) {
      const { invoiced, expected, deposited } = await database
        .selectFrom('transactions')
        .where('application_id', '=', applicationId)
        .select(({ fn }) => [
          fn.sum<number | null>('amount').filterWhere('kind', '=', 'invoice').as('invoiced'),
          fn
            .sum<number | null>('amount')
            .filterWhere('kind', '=', 'invoice')
            .filterWhere('date', '<=', today)
            .as('expected'),
          fn.sum<number | null>('amount').filterWhere('kind', '=', 'deposit').as('deposited'),
        ])
        .executeTakeFirstOrThrow();
      return { invoiced: invoiced ?? 0, expected: expected ?? 0, deposited: deposited ?? 0 };
    },
  };
}
