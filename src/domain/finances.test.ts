import { expect, test } from 'vitest';
import { amountBehind, type Finances, isBehind, isFeeDue, paidBeyond, percentPaidOff } from './finances.ts';

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
  // Less than a butut is what a host's arithmetic leaves.
  [-1.1368683772161603e-13, false, 0],
])('deposited minus expected %s: behind is %s, by %s', (depositedMinusExpected, behind, by) => {
  expect(isBehind(finances({ depositedMinusExpected }))).toBe(behind);
  expect(amountBehind(finances({ depositedMinusExpected }))).toBe(by);
});

test('when nothing is known the student counts as behind, by nothing', () => {
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
  // The specification has no answer.
  [0, 20_000, undefined],
  [0, 0, undefined],
  [-50, 20_000, undefined],
  [20_050, -50, undefined],
])('deposits of %s and a balance of %s are %s per cent', (deposited, balance, percent) => {
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
])('a balance of %s: paid beyond what is owed is %s', (balance, beyond) => {
  expect(paidBeyond(balance)).toBe(beyond);
});

test.each([
  ['pending', 500, true],
  ['pending', 0, false],
  ['pending', -1, false],
  ['pending', undefined, false],
  ['open', 500, false],
  ['approved', 500, false],
  ['rejected', 500, false],
  ['Pending', 500, false],
  ['', 500, false],
])('%s with a fee of %s: the fee is due is %s', (status, applicationFee, isDue) => {
  expect(isFeeDue(status, finances({ applicationFee }))).toBe(isDue);
});

test('a fee that nobody could read is not asked for', () => {
  expect(isFeeDue('pending', undefined)).toBe(false);
});
