import { expect, test } from 'vitest';
import { internationalNumber, numberInGroups, typedNumber } from './international-phones.ts';

const countries = [
  { code: 'GM', calling: '220', name: 'The Gambia' },
  { code: 'SN', calling: '221', name: 'Senegal' },
  { code: 'GB', calling: '44', trunk: '0', name: 'United Kingdom' },
];
const pattern = '^\\+(?:220(?:[48]\\d{8}|[2-9]\\d{6})|221(?:[378]\\d|93)\\d{7}|44[1-357-9]\\d{9})$';
const field = { schema: { pattern }, ui: { countries } };

const understood: readonly [calling: string, typed: string, number: string][] = [
  ['220', '300 1234', '+2203001234'],
  ['220', '+220 300 1234', '+2203001234'],
  ['220', '00220 300 1234', '+2203001234'],
  ['220', '220 300 1234', '+2203001234'],
  ['220', '220 3001', '+2202203001'],
  ['220', '\u202a+221\u00a077\u2011123\u201145\u201167\u202c', '+221771234567'],
  ['44', '07700 900123', '+447700900123'],
  ['44', '(0)7700.900.123', '+447700900123'],
  ['220', '+44 (0) 7700 900123', '+447700900123'],
  ['44', '07700', '+4407700'],
];

test.each(understood)('a phone number after +%s, %s is %s', (calling, text, number) => {
  expect(internationalNumber({ calling, text }, field)).toBe(number);
});

test.each(['', ' ', '( ) -'])('a phone number is empty for "%s", whichever country is chosen', (text) => {
  expect(internationalNumber({ calling: '221', text }, field)).toBe('');
});

test.each(['30l2345', '+33612345678', '12', '+', 'x'])(
  'a phone number keeps %s for validation to report',
  (text) => {
    const number = internationalNumber({ calling: '220', text }, field);
    expect(number).toContain(text.replace('+', ''));
    expect(number).not.toMatch(new RegExp(pattern, 'u'));
  },
);

test.each(['+2203001234', '+221771234567', '+33612345678', '+22030l2', '+220', '+', 'x', '3001234'])(
  'a phone number stays the same when it is shown again: %s',
  (kept) => {
    const once = internationalNumber(typedNumber(kept, countries), field);
    expect(internationalNumber(typedNumber(once, countries), field)).toBe(once);
  },
);

test('a phone number is formatted in groups', () => {
  expect(numberInGroups('+2203001234', countries)).toBe('+220 300 1234');
  expect(numberInGroups('+221771234567', countries)).toBe('+221 771 234 567');
  expect(numberInGroups('+33612345678', countries)).toBe('+33612345678');
});
