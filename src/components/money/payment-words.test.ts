import { expect, test } from 'vitest';
import type { PaymentState } from '#domain/payment-state.ts';
import { feeDue, futurePaymentText, paymentDue } from './payment-words.ts';

const today = '2026-11-20';
const next = { amount: 700, date: '2026-12-05' };
const onTime: PaymentState = { kind: 'on-time', ahead: 0, next, isFirst: false };

test('makes the application fee due in seven days', () => {
  expect(feeDue(500, today)).toMatchObject({ amount: 500, words: 'due\u00a0on November\u00a027, 2026' });
});

test.each<[string, PaymentState | undefined, string | undefined]>([
  [
    'the overdue amount, then the next payment',
    { kind: 'behind', amount: 50, next },
    'Amount Behind 50: Pay this now to be up to date. Then D700 is due on December\u00a05, 2026.',
  ],
  [
    'the overdue amount at the end of a plan',
    { kind: 'behind', amount: 50, next: undefined },
    'Amount Behind 50: Pay this now to be up to date.',
  ],
  ['the next payment', onTime, 'Next payment 700: due\u00a0on December\u00a05, 2026'],
  [
    'a payment of this month, unlike the specified due date',
    { ...onTime, next: { ...next, date: '2026-11-25' } },
    'Next payment 700: due\u00a0this month, on November\u00a025, 2026',
  ],
  ['the first payment', { ...onTime, isFirst: true }, 'First payment 700: due\u00a0on December\u00a05, 2026'],
  ['nothing if the next payment is unknown', { ...onTime, next: undefined }, undefined],
  ['nothing for a student who owes nothing', { kind: 'paid', overpaid: 0 }, undefined],
  ['nothing while the payments are unknown', undefined, undefined],
])('shows as due: %s', (_what, payments, expected) => {
  const due = paymentDue(payments, today);
  expect(due && `${due.title} ${due.amount}: ${due.words}`).toBe(expected);
});

test.each<[status: string, words: RegExp, hasInvoice?: boolean]>([
  ['open', /^Once we have your invoice, we will tell you within a few days how much the fee is/],
  ['open', /^Within the next few days we will tell you how much the fee is/, true],
  ['pending', /^Within the next few days we will tell you how much the fee is and how to pay it\.$/],
  ['approved', /It will not be due before December\u00a05, 2026\.$/],
])(
  'says when the first payment of an application with status "%s" will be known',
  (status, words, hasInvoice) => {
    expect(futurePaymentText(status, today, hasInvoice)).toMatch(words);
  },
);

test.each(['rejected', 'another', ''])('announces no first payment for the status "%s"', (status) => {
  expect(futurePaymentText(status, today)).toBeUndefined();
});
