import type { FinancesResponse } from '#contract/finances.ts';
import type { TransactionRecord, TransactionsQuery, TransactionsResponse } from '#contract/transactions.ts';
import { loginRequired, ref } from '../openapi/components.ts';
import { ownershipErrors, responses } from '../openapi/responses.ts';
import { list, nullable, object, text } from '../openapi/schema.ts';

const tags = ['Money'];

export const readFinances = {
  operationId: 'readFinances',
  summary: 'How the student stands with the payments',
  tags,
  security: loginRequired,
  params: object({ user: ref('ApplicationId') }),
  ...responses(
    'deposited_minus_expected is below zero while payments are behind; application_fee is null until it is set; balance is what is still to be paid of all invoices.',
    object<FinancesResponse>({
      deposited_minus_expected: ref('Money'),
      application_fee: nullable(ref('Money')),
      balance: ref('Money'),
    }),
    ownershipErrors,
  ),
};

const transactions = object<TransactionsResponse>({
  results: list(
    object<TransactionRecord>({
      id: text(),
      memo: text({ description: 'The title' }),
      date: ref('CalendarDate'),
      amount: ref('Money'),
    }),
  ),
});

const ofStudent = {
  tags,
  security: loginRequired,
  querystring: object<TransactionsQuery>({ student_id: ref('ApplicationId') }),
  ...responses('The newest first.', transactions, ownershipErrors),
};

export const listDeposits = {
  ...ofStudent,
  operationId: 'listDeposits',
  summary: 'What the student has paid',
};

export const listInvoices = {
  ...ofStudent,
  operationId: 'listInvoices',
  summary: 'What the student has to pay',
};
