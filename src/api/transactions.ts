import type { TransactionsQuery } from '#contract/transactions.ts';
import { parseDate } from '#domain/dates.ts';
import type { Transaction } from '#domain/transactions.ts';
import { call } from './http/client.ts';
import { isAmount, isRecord, parseAmount } from './http/response.ts';
import { storedQuery } from './stored-results.ts';

export const getDeposits = storedQuery('deposits', (user: string, signal?: AbortSignal) =>
  getTransactions('/deposits', 'Deposit', user, signal),
);

export const getInvoices = storedQuery('invoices', (user: string, signal?: AbortSignal) =>
  getTransactions('/invoices', 'Invoice', user, signal),
);

async function getTransactions(
  path: string,
  type: Transaction['type'],
  user: string,
  signal: AbortSignal | undefined,
): Promise<readonly Transaction[]> {
  const query: TransactionsQuery & Record<string, string> = { student_id: user };
  const { results } = await call(path, { query, signal, check: isList });
  return results.map(({ id, memo, date, amount }, index) => ({
    id: `${type}-${typeof id === 'string' || typeof id === 'number' ? id : index}`,
    type,
    title: typeof memo === 'string' && memo.trim() ? memo.trim() : type,
    date: parseDate(date),
    amount: parseAmount(amount)!,
  }));
}

type Readable = { readonly results: readonly Readonly<Record<string, unknown>>[] };

/** Accepts a list only if every row has an amount, because otherwise every sum would be wrong. */
function isList(body: unknown): body is Readable {
  return (
    isRecord(body) &&
    Array.isArray(body.results) &&
    body.results.every((row) => isRecord(row) && isAmount(row.amount))
  );
}
