import { expect, test } from 'vitest';
import { phoneDigits } from './phone-text.ts';

test.each([
  ['301 2345', '3012345'],
  ['+220 301 2345', '2203012345'],
  ['tel:+220-301-2345', '2203012345'],
  ['301–2345', '3012345'],
  ['301/2345', '3012345'],
  ['(+220) 301.2345', '2203012345'],
  ['\u202A+220 301 2345\u202C', '2203012345'],
  ['\u2068301 2345\u2069\u200B', '3012345'],
  ['٣٠١٢٣٤٥', '3012345'],
  ['＋２２０（３０１）２３４５', '2203012345'],
  ['+220 (0) 301 2345', '2203012345'],
  ['\u202A+220 (0)301—2345,', '2203012345'],
  ['', ''],
])('the digits of the phone number %j are %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test.each(['301 23a5', 'Awa', '301+2345', '3012345;ext=2', '301,2345', '439 0870/71'])(
  '%j is not a phone number',
  (typed) => {
    expect(phoneDigits(typed)).toBeUndefined();
  },
);
