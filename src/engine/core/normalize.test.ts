import { expect, test } from 'vitest';
import { normalize, normalizeText } from './normalize.ts';

test.each([
  ['zero width space', '\u200B'],
  ['Hangul filler', '\u3164'],
  ['blank Braille', '\u2800 \u2800'],
  ['joiners', '\u200D\u200C'],
  ['variation selector', '\uFE0F'],
  ['combining marks', '\u0301\u20E3'],
  ['a picture that could not be pasted', '\uFFFC'],
  ['no character', '\uFFFF'],
  ['line ends', ' \r\n\t '],
])('a text that consists of %s is empty', (_, text) => {
  expect(normalizeText(text)).toBe('');
});

const scotland = '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';

test.each([
  ['\u202AAwa\u202C Ceesay\u200B', 'Awa Ceesay'],
  ['A\u0000w\u0007a\uD800', 'Awa'],
  ['\u200DAwa', 'Awa'],
  ['Awa\u200D ', 'Awa'],
  ['Awa \u200CCeesay', 'Awa Ceesay'],
  ['\u3164Awa \u2800\uFFA0', 'Awa'],
  ['Awa\uFFFC', 'Awa'],
  // Line breaks from Word and old computers become \n, so that the words around them are not joined.
  ['Awa\vCeesay\x85Njie\u2028Bah', 'Awa\nCeesay\nNjie\nBah'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D👧 ❤\uFE0F', '👩\u200D👧 ❤\uFE0F'],
  [scotland, scotland],
  ['1\uFE0F\u20E3 e\u0301 हिन्दी', '1\uFE0F\u20E3 e\u0301 हिन्दी'],
])('normalizes %j to %j', (text, kept) => {
  expect(normalizeText(text)).toBe(kept);
});

const fields = { email: { type: 'string' }, pay: { type: 'string' }, password: { type: 'string' } } as const;
const ui = {
  email: { label: '', noun: '', widget: 'email' },
  pay: { label: '', noun: '', widget: 'decimal', prefix: 'D' },
  password: { label: '', noun: '', widget: 'password' },
} as const;

test.each([
  ' awa@example.com. ',
  'awa@example.com,',
  '<awa@example.com>',
  'Awa Ceesay <awa@example.com>',
  'mailto:awa@example.com?subject=Hello',
  '\u200Eawa@example.com\u200B',
  'a\u3164wa@example\u2800.com',
  'awa＠example．com',
  '"awa@example.com" <awa@example.com>,',
  '“awa@example.com”',
  '(awa@example.com).',
  'awa@example.com>;',
])('extracts the e-mail address from %j', (email) => {
  expect(normalize({ fields, ui }, { email })).toEqual({ email: 'awa@example.com' });
});

test.each([
  'Awa <awa@example.com>, Bah <bah@example.com>',
  'bah@example.com <awa@example.com>',
  'awa@example.com; bah@example.com',
  'awa ceesay@example.com',
  'awa@@example.com',
  '>#<#@!.0>#',
])('does not choose an e-mail address from %j', (email) => {
  expect(normalize({ fields, ui }, { email })).toEqual({ email });
});

test('normalizes decimals, but not passwords', () => {
  expect(normalize({ fields, ui }, { pay: '4500,50', password: ' \u200Bx ' })).toEqual({
    pay: '4500.50',
    password: ' \u200Bx ',
  });
  expect(normalize({ fields, ui }, { password: [''] })).toEqual({ password: [''] });
});

test('reads very long input in linear time', () => {
  const long = [' ', '\n', '\u200D', '\u3164', '.', ';', '>', '(', '🏴'].map(
    (sign) => `a${sign.repeat(200_000)}b`,
  );
  for (const email of long)
    expect(Object.keys(normalize({ fields, ui }, { email, pay: email, name: email }))).toHaveLength(3);
});
