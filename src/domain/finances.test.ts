import { expect, test } from 'vitest';
import { amountBehind, type Finances, isBehind, isFeeDue, overpayment, percentPaidOff } from './finances.ts';

const finances = (facts: Partial<Finances> = {}): Finances => ({
  depositedMinusExpected: 0,
  applicationFee: undefined,
  balance: 0,
  ...facts,
});

test.each([
  [-1150, true, 1150],
  [-0.5, true, 0.5],
  [-0.01, true, 0.01],
  [0, false, 0],
  [-0, false, 0],
  [1150, false, 0],
  [-999_999_999.99, true, 999_999_999.99],
  // A lender's own API may send rounding errors, which are far below one butut.
  [-1.1368683772161603e-13, false, 0],
])('with deposited minus expected %s, isBehind is %s, by %s', (depositedMinusExpected, behind, by) => {
  expect(isBehind(finances({ depositedMinusExpected }))).toBe(behind);
  expect(amountBehind(finances({ depositedMinusExpected }))).toBe(by);
});

test('treats a student without known finances as behind by 0', () => {
  expect(isBehind(undefined)).toBe(true);
  expect(amountBehind(undefined)).toBe(0);
});

test.each([
  [4600, 15_400, 23],
  [1, 2, 33.333],
  [20_000, 0, 100],
  [19_999, 1, 99.995],
  [0.01, 0, 100],
  [0.01, 999_999_999, 0],
  [20_000, -1.1368683772161603e-13, 100],
  // The specification defines no percentage if nothing was deposited or more was deposited than invoiced.
  [0, 20_000, undefined],
  [0, 0, undefined],
  [-50, 20_000, undefined],
  [20_050, -50, undefined],
])('deposits of %s and a balance of %s are %s percent', (deposited, balance, percent) => {
  const paid = percentPaidOff(deposited, balance);
  if (percent === undefined) expect(paid).toBeUndefined();
  else expect(paid).toBeCloseTo(percent, 3);
});

test.each([
  [15_400, 0],
  [0, 0],
  [-1.1368683772161603e-13, 0],
  [-0.01, 0.01],
  [-50, 50],
])('a balance of %s means an overpayment of %s', (balance, overpaid) => {
  expect(overpayment(balance)).toBe(overpaid);
});

test.each([
  ['pending', 500, true],
  ['pending', 0, false],
  ['pending', -1, false],
  ['pending', undefined, false],
  ['approved', 500, false],
  ['Pending', 500, false],
  ['', 500, false],
])('for status "%s" and a fee of %s, isFeeDue is %s', (status, applicationFee, isDue) => {
  expect(isFeeDue(status, finances({ applicationFee }))).toBe(isDue);
});

test('does not ask for an unknown fee', () => {
  expect(isFeeDue('pending', undefined)).toBe(false);
});
