import { expect, test } from 'vitest';
import { messageOf, noteOf } from './messages.ts';

const words = 'Loans are from D3,000 to D5,000.';
const both = { note: { outside: { min: 3000, max: 5000 }, text: words } };

test.each([3000, 4000.5, 5000])('%s is inside, and nothing is said', (value) => {
  expect(noteOf(both, value)).toBeUndefined();
});

test.each([2999.99, 5000.01, 0, 99999999])('%s is outside, and said to be', (value) => {
  expect(noteOf(both, value)).toBe(words);
});

test('what is no number the rules name', () => {
  expect(noteOf(both, Number.NaN)).toBeUndefined();
  expect(noteOf(both)).toBeUndefined();
});

test('a limit that is not given does not limit', () => {
  expect(noteOf({ note: { outside: { max: 4.3 }, text: words } }, -1)).toBeUndefined();
  expect(noteOf({ note: { outside: { max: 4.3 }, text: words } }, 4.31)).toBe(words);
  expect(noteOf({ note: { outside: { min: 1 }, text: words } }, 0)).toBe(words);
  expect(noteOf({}, 5)).toBeUndefined();
});

test('of a text that has not the form of its kind no part of a date is missing', () => {
  const ui = { label: 'Email', widget: 'email', noun: 'your email address' } as const;
  const { message } = messageOf({}, { schema: { type: 'string', format: 'email' }, ui }, 'format', 'awa@');
  expect(message).toBe('Enter your email address in the correct format, like name@example.com');
});
