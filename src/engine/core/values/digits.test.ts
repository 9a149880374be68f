import { expect, test } from 'vitest';
import { asciiDigits, readDigits } from './digits.ts';

test('reads the digits of every script', () => {
  expect(asciiDigits('٣٠١ ۲۳ ３０１ ०९ 𝟘𝟙𝟡 5')).toBe('301 23 301 09 019 5');
});

test.each([
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['1,500', '1500'],
  ['\u200B٤٢ ', '42'],
  ['2.5', '2.5'],
  ['2,5', '2,5'],
  ['0,500', '0,500'],
  ['5-', '5-'],
  ['5-10', '5-10'],
  ['5 – 10', '5 – 10'],
  ['about 20', 'about 20'],
])('reads the count or code %j as %s', (typed, digits) => {
  expect(readDigits(typed)).toBe(digits);
});

test.each([
  ['Your code is 001757', '001757'],
  ['001757 is your code. It is valid for 10 minutes.', '001757'],
  ['Your code: 001-757', '001757'],
  ['001–757', '001757'],
  ['001757 2026', '001757'],
  ['1757', '1757'],
  ['001757, not 001758', '001757, not 001758'],
  ['Call 3012345', 'Call 3012345'],
])('reads a code of six digits from %j: %s', (typed, code) => {
  expect(readDigits(typed, 6)).toBe(code);
});
