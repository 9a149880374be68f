import { expect, test } from 'vitest';
import {
  byMonth,
  coveredInvoices,
  cutTitle,
  farAhead,
  firstTransactions,
  newestFirst,
  overdueInvoices,
  recentDeposits,
  settledInvoices,
  signedAmount,
  type Transaction,
} from './transactions.ts';

const transaction = (id: string, date: string, type: Transaction['type'] = 'Deposit'): Transaction => ({
  id,
  type,
  title: id,
  date,
  amount: 1150,
});

const ids = (list: readonly Transaction[]) => list.map(({ id }) => id).join(' ');

test.each([
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), 'x'.repeat(30)],
  [`${'x'.repeat(29)}😀y`, `${'x'.repeat(29)}😀`],
])('cuts %s to %s', (title, cut) => {
  expect(cutTitle(title)).toBe(cut);
});

test('sorts newest first, undated last, with invoices before deposits of the same day', () => {
  const invoices = [
    transaction('invoiced-2', '2026-11-05', 'Invoice'),
    transaction('invoiced-1', '2026-10-01', 'Invoice'),
  ];
  const deposits = [
    transaction('undated', ''),
    transaction('january', '2027-01-05'),
    transaction('november-a', '2026-11-05'),
    transaction('november-b', '2026-11-05'),
    transaction('december', '2026-12-31'),
  ];
  expect(ids(newestFirst(invoices, deposits))).toBe(
    'january december invoiced-2 november-a november-b invoiced-1 undated',
  );
});

test.each([
  ['two', ['2026-10-05', '2026-11-05'], '2026-11-05 2026-10-05'],
  ['an unsorted response', ['2026-10-05', '2027-01-05', '', '2026-12-05'], '2027-01-05 2026-12-05'],
])('recent deposits of %s', (_, dates, expected) => {
  expect(ids(recentDeposits(dates.map((date) => transaction(date, date))))).toBe(expected);
});

test.each([
  ['Invoice', 12_000, '+D12,000'],
  ['Invoice', 0, '+D0'],
  ['Invoice', -500, '−D500'],
  ['Deposit', 1150, '−D1,150'],
  ['Deposit', -50, '+D50'],
] as const)('%s of %s reads %s', (type, amount, text) => {
  expect(signedAmount({ type, amount })).toBe(text);
});

test('groups by month in list order, separating the same month of different years', () => {
  const list = newestFirst(
    ['2026-12-31', '2027-01-01', '2026-01-31', '', ...Array(5).fill('2027-01-31')].map((date) =>
      transaction(date, date),
    ),
  );
  const months = byMonth(list).map(({ month, transactions }) => [month, ids(transactions)]);
  expect(months).toEqual([
    ['January 2027', `${'2027-01-31 '.repeat(5)}2027-01-01`],
    ['December 2026', '2026-12-31'],
    ['January 2026', '2026-01-31'],
    ['Date not known', ''],
  ]);
});

test('does not group a list with at most two rows a month, but still splits it into blocks', () => {
  const list = Array.from({ length: 60 }, (_, index) =>
    transaction(`${index}`, `${2090 - Math.floor(index / 2)}-01-05`),
  );
  const blocks = byMonth(list);
  expect(blocks.map(({ month, transactions }) => [month, transactions.length])).toEqual([
    ['', 50],
    ['', 10],
  ]);
  expect(blocks.flatMap(({ transactions }) => transactions)).toEqual(list);
});

test('splits a long month into blocks, with its name on the first', () => {
  const days = Array.from({ length: 120 }, (_, index) => transaction(`${index}`, '2026-11-05'));
  const blocks = byMonth([...days, transaction('october', '2026-10-05')]);
  expect(blocks.map(({ month, transactions }) => [month, transactions.length])).toEqual([
    ['November 2026', 50],
    ['', 50],
    ['', 20],
    ['October 2026', 1],
  ]);
  expect(blocks.flatMap(({ transactions }) => transactions).slice(0, 120)).toEqual(days);
});

test('returns the first transactions, and complete blocks as the same objects', () => {
  const blocks = byMonth(
    ['2026-12-05', '2026-12-04', '2026-12-03', '2026-11-05', '2026-11-04'].map((day) =>
      transaction(day, day),
    ),
  );
  const [december, november] = blocks;
  expect(firstTransactions(blocks, 0)).toEqual([]);
  expect(firstTransactions(blocks, 3)).toEqual([december]);
  expect(firstTransactions(blocks, 4)[0]).toBe(december);
  expect(ids(firstTransactions(blocks, 4)[1]!.transactions)).toBe('2026-11-05');
  expect(firstTransactions(blocks, Number.POSITIVE_INFINITY)[1]).toBe(november);
});

const inFive = ['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05'];

test.each([
  ['none ahead', ['2026-11-05', '2026-11-20'], 0, ''],
  ['today is not ahead', ['2026-11-21', '2026-12-05', '2027-01-05'], 0, ''],
  ['a single further one stays too', ['2026-12-05', '2027-01-05'], 0, ''],
  ['several further ones do not', ['2026-11-05', ...inFive.slice(0, 3)], 0, '2027-02-05 2027-01-05'],
  ['the first uncovered one and the covered ones before it stay', inFive, 2, '2027-04-05 2027-03-05'],
  ['of a fully covered plan only the soonest stays', inFive, 5, inFive.slice(1).reverse().join(' ')],
])('far ahead, which deposits never are: %s', (_, dates, countCovered, far) => {
  const plan = dates.map((date) => transaction(date, date, 'Invoice'));
  const covered = new Set(plan.slice(0, countCovered));
  const sorted = newestFirst(plan, [
    transaction('deposit', '2027-06-05'),
    transaction('another', '2027-06-06'),
  ]);
  expect(ids([...farAhead(sorted, covered, '2026-11-21')])).toBe(far);
});

test.each([
  ['nothing behind', 0, ''],
  ['a part of the last one', 50, '2026-11-21: 50'],
  ['a butut more', 1150.01, '2026-11-21: 1150 2026-10-05: 0.01'],
  ['more than was invoiced', 9999, '2026-11-21: 1150 2026-10-05: 1150 2026-09-05: 1150'],
])('overdue: %s', (_, behind, overdue) => {
  const sorted = newestFirst(
    ['2026-12-05', '2026-11-21', '2026-10-05', '2026-09-05', ''].map((date) =>
      transaction(date, date, 'Invoice'),
    ),
    [transaction('deposit', '2026-11-20')],
  );
  const found = overdueInvoices(sorted, behind, '2026-11-21');
  expect([...found].map(([{ id }, part]) => `${id}: ${part}`).join(' ')).toBe(overdue);
  const due = ['2026-11-21', '2026-10-05', '2026-09-05'];
  expect([...settledInvoices(sorted, found, '2026-11-21')].map(({ id }) => id)).toEqual(
    due.filter((date) => !overdue.includes(date)),
  );
});

test.each([
  ['a part of the next one', 500, ''],
  ['the next one', 1150, '2026-12-05'],
  ['more than is to come', 9999, '2026-12-05 2027-01-05'],
])('paid ahead: %s', (_, ahead, covered) => {
  const sorted = newestFirst(
    ['2027-01-05', '2026-12-05', '2026-11-21', ''].map((date) => transaction(date, date, 'Invoice')),
    [transaction('deposit', '2026-11-20')],
  );
  expect(ids([...coveredInvoices(sorted, ahead, '2026-11-21')])).toBe(covered);
});
