import { expect, test } from 'vitest';
import { normalize, normalizeText } from './normalize.ts';

test.each([
  ['zero width space', '\u200B'],
  ['Hangul filler', '\u3164'],
  ['blank Braille', '\u2800 \u2800'],
  ['mark of direction', '\u200E\u202A\u202C'],
  ['soft hyphen', '\u00AD'],
  ['joiners', '\u200D\u200C'],
  ['variation selector', '\uFE0F'],
  ['line ends', ' \r\n\t '],
])('a text that consists of %s is empty', (_, text) => {
  expect(normalizeText(text)).toBe('');
});

test.each([
  ['\u202AAwa\u202C Ceesay\u200B', 'Awa Ceesay'],
  ['\u2068Awa\u2069', 'Awa'],
  ['A\u0000w\u0007a\uD800', 'Awa'],
  ['\uFEFFAwa', 'Awa'],
  ['Awa\u200D ', 'Awa'],
  // Joiners (invisible characters) inside words and emoji stay, because Persian words and family emoji need
  // them.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D👧 ❤\uFE0F', '👩\u200D👧 ❤\uFE0F'],
  ['two\nlines', 'two\nlines'],
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
  'awa@example.com',
  ' awa@example.com. ',
  'awa@example.com,',
  '<awa@example.com>',
  'Awa Ceesay <awa@example.com>',
  'mailto:awa@example.com?subject=Hello',
  '\u200Eawa@example.com\u200B',
])('extracts the e-mail address from %j', (email) => {
  expect(normalize({ fields, ui }, { email })).toEqual({ email: 'awa@example.com' });
});

test('normalizes decimals, but not passwords', () => {
  expect(normalize({ fields, ui }, { pay: '4500,50', password: ' \u200Bx ' })).toEqual({
    pay: '4500.50',
    password: ' \u200Bx ',
  });
});
