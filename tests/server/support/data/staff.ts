import { bututs } from '#domain/bututs.ts';
import { createApplications } from '#server/applications/applications-repository.ts';
import { createTransactions, type Entry } from '#server/payments/transactions-repository.ts';
import type { TestServer } from '../process/server.ts';
import { openDatabaseIn } from '../storage/test-storage.ts';

export async function openStaff({ place, clock }: Pick<TestServer, 'place' | 'clock'>) {
  const database = await openDatabaseIn(place);
  const now = () => clock.at;
  return {
    database,
    decide: createApplications(database, now).decide,
    add: createTransactions(database, now).add,
  };
}

/** `amount` is in dalasi. */
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
