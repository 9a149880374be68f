import { expect, test } from 'vitest';
import {
  isDecimalTyped,
  keptNumber,
  normalizeDecimal,
  numberOf,
  parseDecimal,
  shownNumber,
} from './decimal.ts';

test.each(['', '3', '3.', '3.2', '3.25', '.5', '0012'])('%s may be typed', (text) => {
  expect(isDecimalTyped(text)).toBe(true);
});

test.each(['3.256', '3,2', '-1', '1e3', '3..2', 'abc', ' 3'])('%s may not be typed', (text) => {
  expect(isDecimalTyped(text)).toBe(false);
});

test.each([
  ['12,000.00', '12000.00'],
  ['D1,250', '1250'],
  ['1 250 000', '1250000'],
  ['1,234,567,890.5', '1234567890.5'],
  [',250', undefined],
  ['1,,250', undefined],
  [' 3.25 ', '3.25'],
  ['3.2567', undefined],
  ['3,25', undefined],
  ['twelve', undefined],
  ['', undefined],
])('%s pastes as %s', (pasted, kept) => {
  expect(parseDecimal(pasted, 'D')).toBe(kept);
});

test('a field that is left loses a bare point', () => {
  expect(normalizeDecimal('3.')).toBe('3');
  expect(normalizeDecimal('.5')).toBe('0.5');
  expect(normalizeDecimal('3.25')).toBe('3.25');
});

test.each([
  ['0', 0],
  ['007', 7],
  ['4000.50', 4000.5],
  ['999999999.99', 999999999.99],
])('%s is a number', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

test.each(['', ' ', ' 1', '1.', '.5', '1.234', '-1', '+1', '1e3', '0x10', 'Infinity', '٣'])(
  '%j is none',
  (text) => {
    expect(numberOf(text)).toBeNaN();
  },
);

const french = { decimal: ',', thousands: ' ' };
const german = { decimal: ',', thousands: '.' };

test.each([
  ['12,5', french, '12.5'],
  ['12 000,50', french, '12000.50'],
  // By the keys of a phone that has no comma among its digits.
  ['12.5', french, '12.5'],
  ['12.000,50', german, '12000.50'],
])('%s is one number in whatever signs it is written', (typed, signs, kept) => {
  expect(parseDecimal(keptNumber(typed, signs))).toBe(kept);
});

test('what is kept is shown in the signs of the language', () => {
  expect(shownNumber('12000.5', french)).toBe('12000,5');
  expect(shownNumber('12,000.5', german)).toBe('12.000,5');
});
