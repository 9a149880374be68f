import { expect, test } from 'vitest';
import { type Finances, isBehind, isFeeDue, percentPaidOff } from './finances.ts';

const finances = (facts: Partial<Finances> = {}): Finances => ({
  depositedMinusExpected: 0,
  applicationFee: undefined,
  balance: 0,
  ...facts,
});

test.each([
  [{ depositedMinusExpected: -0.01 }, true],
  [{ depositedMinusExpected: 0 }, false],
  // A lender's own API may send rounding errors, which are far below one butut.
  [{ depositedMinusExpected: -1.1368683772161603e-13 }, false],
  [undefined, true],
])('with the finances %j, isBehind is %s', (known, expected) => {
  expect(isBehind(known && finances(known))).toBe(expected);
});

test.each([
  [1, 2, 33.333],
  [0.01, 0, 100],
  [20_000, -1.1368683772161603e-13, 100],
  // The specification defines no percentage if nothing was deposited or more was deposited than invoiced.
  [0, 20_000, undefined],
  [-50, 20_000, undefined],
  [20_050, -50, undefined],
])('deposits of %s and a balance of %s are %s percent', (deposited, balance, percent) => {
  const paid = percentPaidOff(deposited, balance);
  if (percent === undefined) expect(paid).toBeUndefined();
  else expect(paid).toBeCloseTo(percent, 3);
});

test.each([
  ['pending', 500, true],
  ['pending', 0, false],
  ['pending', undefined, false],
  ['approved', 500, false],
])('for status "%s" and a fee of %s, isFeeDue is %s', (status, applicationFee, isDue) => {
  expect(isFeeDue(status, finances({ applicationFee }))).toBe(isDue);
});

test('does not ask for an unknown fee', () => {
  expect(isFeeDue('pending', undefined)).toBe(false);
});
