import { expect, test } from 'vitest';
import { messageOf, noteOf } from './compose-message.ts';

const words = 'Loans are from D3,000 to D5,000.';

test.each([
  [{ min: 3000, max: 5000 }, 3000, undefined],
  [{ min: 3000, max: 5000 }, 5000, undefined],
  [{ min: 3000, max: 5000 }, 2999.99, words],
  [{ min: 3000, max: 5000 }, 5000.01, words],
  [{ min: 3000, max: 5000 }, Number.NaN, undefined],
  [{ min: 3000, max: 5000 }, undefined, undefined],
  [{ max: 4.3 }, -1, undefined],
  [{ max: 4.3 }, 4.31, words],
  [{ min: 1 }, 0, words],
])('outside %j, the note on %s is %s', (outside, value, note) => {
  expect(noteOf({ note: { outside, text: words } }, value)).toBe(note);
});

test('returns nothing without a note', () => {
  expect(noteOf({}, 5)).toBeUndefined();
});

test.each([
  ['25.000', {}, '“25.000” could be 25000 or 25. Enter one of the two'],
  ['1.500', { decimals: 2 }, '“1.500” could be 1500 or 1.5. Enter one of the two'],
  ['1.505', { decimals: 2 }, 'Your sales must be a number'],
  ['4k', {}, 'Your sales must be a number'],
])('the message on %j with %j is %s', (typed, schema, message) => {
  const field = {
    schema: { type: 'number', ...schema },
    ui: { label: '', noun: 'your sales', widget: 'number' },
  } as const;
  expect(messageOf(field, 'type', typed).message).toBe(message);
});
