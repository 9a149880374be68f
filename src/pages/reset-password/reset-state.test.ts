import { expect, test } from 'vitest';
import { isSentEnough, resetStateOf, secondsToWait } from './reset-state.ts';

test.each([
  [null, {}],
  [5, {}],
  [{ sendings: 2 }, {}],
  [{ sentAt: '5' }, {}],
  [{ sentAt: Number.NaN }, {}],
  [
    { sentAt: 5, sendings: 2, phone: '3012345', verification_code: '123456' },
    { sentAt: 5, sendings: 2 },
  ],
])('a history entry of %j is the reset %j', (state, reset) => {
  expect(resetStateOf(state)).toEqual(reset);
});

test.each([undefined, 0, -1, 1.5, '2', Number.NaN])('of %j sendings there was one', (sendings) => {
  expect(resetStateOf({ sentAt: 5, sendings }).sendings).toBe(1);
});

test.each([
  ['just now', 1, 0, 60],
  ['half a second later', 1, 500, 60],
  ['a second later', 1, 1000, 59],
  ['at the end', 1, 60_000, 0],
  ['long after', 1, 3_600_000, 0],
  ['by a clock that was set back', 1, -3_600_000, 60],
  ['after the second', 2, 1000, 59],
  ['after the third', 3, 1000, 3599],
  ['an hour after the third', 3, 3_600_000, 0],
  ['after the fourth', 4, 1000, 59],
])('a new code may be asked for: %s', (_when, sendings, later, seconds) => {
  expect(secondsToWait(1_000_000, sendings, 1_000_000 + later)).toBe(seconds);
});

test('three codes in an hour are enough', () => {
  expect([1, 2, 3, 4, 5, 6].filter(isSentEnough)).toEqual([3, 6]);
});
