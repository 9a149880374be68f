import { expect, test } from 'vitest';
import type { Finances } from './finances.ts';
import { nextDueDateOf, type PaymentState, paymentState } from './payment-state.ts';
import type { Transaction } from './transactions.ts';

const today = '2026-11-21';

const finances = (depositedMinusExpected: number, balance: number): Finances => ({
  depositedMinusExpected,
  applicationFee: undefined,
  balance,
});

const invoices = (...owed: readonly (readonly [date: string, amount: number])[]): Transaction[] =>
  owed.map(([date, amount], index) => ({ id: `${index}`, type: 'Invoice', title: 'Monthly', date, amount }));

/** The tests pass a `today` on which only the invoice of 5 November is due. */
const plan = invoices(['2026-11-05', 700], ['2027-01-05', 700.5], ['2026-12-05', 700]);
const soonest = { amount: 700, date: '2026-12-05' };

test.each<readonly [string, Finances, readonly Transaction[] | undefined, PaymentState]>([
  ['behind', finances(-500, 1900.5), plan, { kind: 'behind', amount: 500, next: soonest }],
  ['behind by a butut', finances(-0.01, 1400.51), plan, { kind: 'behind', amount: 0.01, next: soonest }],
  ['behind, invoices not loaded', finances(-500, 1900.5), undefined, behindBy(500)],
  ['less than a butut is no debt', finances(-1e-13, 1400.5), plan, onTime(0, soonest)],
  ['less than a butut is no surplus', finances(1e-13, 1400.5), plan, onTime(0, soonest)],
  ['on time, invoices not loaded', finances(0, 1400.5), undefined, onTime(0)],
  ['on time, and no invoice is to come', finances(0, 10), [], onTime(0, undefined, true)],
  ['before the first payment', finances(0, 1400.5), plan.slice(1), onTime(0, soonest, true)],
  ['ahead by a part', finances(200, 1200.5), plan, onTime(200, { amount: 500, date: '2026-12-05' })],
  ['ahead by one', finances(700, 700.5), plan, onTime(700, { amount: 700.5, date: '2027-01-05' })],
  ['ahead by more', finances(900.25, 500.25), plan, onTime(900.25, { amount: 500.25, date: '2027-01-05' })],
  ['all paid to less than a butut', finances(0, 1e-13), plan.slice(0, 1), { kind: 'paid', overpaid: 0 }],
  ['overpaid', finances(250.75, -250.75), plan.slice(0, 1), { kind: 'paid', overpaid: 250.75 }],
  ['paid before anything was asked for', finances(50, -50), [], { kind: 'paid', overpaid: 50 }],
  ['nothing', finances(0, 0), [], { kind: 'nothing' }],
  ['nothing owed, invoices not loaded', finances(0, 0), undefined, onTime(0)],
])('%s', (_, known, owed, state) => {
  expect(paymentState(known, owed, today)).toEqual(state);
});

function behindBy(amount: number): PaymentState {
  return { kind: 'behind', amount, next: undefined };
}

function onTime(ahead: number, next?: { amount: number; date: string }, isFirst = false): PaymentState {
  return { kind: 'on-time', ahead, next, isFirst };
}

test('adds invoices of the same day in bututs', () => {
  const sameDay = invoices(['2026-12-05', 0.1], ['2026-12-05', 0.2], ['2027-01-05', 700]);
  const next = { amount: 0.3, date: '2026-12-05' };
  expect(paymentState(finances(0, 700.3), sameDay, today)).toEqual(onTime(0, next, true));
  const rest = { amount: 0.05, date: '2026-12-05' };
  expect(paymentState(finances(0.25, 700.05), sameDay, today)).toEqual(onTime(0.25, rest));
});

test('counts today’s invoice as expected already, and ignores undated ones', () => {
  const owed = invoices([today, 700], ['', 700], ['2026-11-22', 5]);
  const next = { amount: 5, date: '2026-11-22' };
  expect(paymentState(finances(0, 5), owed, today)).toEqual(onTime(0, next));
  expect(paymentState(finances(-700, 705), owed, today)).toEqual({ kind: 'behind', amount: 700, next });
});

const later = { amount: 700, date: '2027-04-05' };
const soon = { amount: 700, date: '2026-11-25' };

test.each<readonly [string, PaymentState | undefined, string | undefined]>([
  ['not known', undefined, '2026-12-05'],
  ['behind, and much later the next', { kind: 'behind', amount: 500, next: later }, '2026-12-05'],
  ['on time, with one due before that', onTime(0, soon), '2026-12-05'],
  ['nothing is asked for until later', onTime(2800, later), '2027-04-05'],
  ['all paid', { kind: 'paid', overpaid: 0 }, undefined],
  ['nothing', { kind: 'nothing' }, undefined],
])('the next due date: %s', (_, state, date) => {
  expect(nextDueDateOf(state, today)).toBe(date);
});
