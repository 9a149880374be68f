import { onTestFinished } from 'vitest';
import { bututs } from '#domain/bututs.ts';
import { createApplications } from '#server/applications/applications-repository.ts';
import { openDatabase } from '#server/database/open.ts';
import { createTransactions, type Entry } from '#server/payments/transactions-repository.ts';
import type { TestServer } from '../process/server.ts';

/** What the lender's staff do in the store while the server runs: decide, and put in what is owed and paid. */
export async function openStaff({ place, clock }: Pick<TestServer, 'place' | 'clock'>) {
  const database = await openDatabase(place, (error) => {
    throw error;
  });
  onTestFinished(() => database.destroy());
  const now = () => clock.at;
  return {
    database,
    decide: createApplications(database, now).decide,
    add: createTransactions(database, now).add,
  };
}

/** Amounts in dalasi, for a reader's sake. */
export const invoice = (date: string, amount: number, memo = 'Monthly payment'): Entry => ({
  kind: 'invoice',
  memo,
  date,
  amount: bututs(amount),
});

export const deposit = (date: string, amount: number, memo = 'Deposit'): Entry => ({
  ...invoice(date, amount, memo),
  kind: 'deposit',
});
