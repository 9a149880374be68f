import { expect, test } from 'vitest';
import { isLimitReached, resetStateOf, secondsToWait } from './reset-state.ts';

test.each([
  [null, {}],
  [{ sendings: 2 }, {}],
  [{ sentAt: '5' }, {}],
  [{ sentAt: Number.NaN }, {}],
  [
    { sentAt: 5, sendings: 2, phone: '3012345', verification_code: '123456' },
    { sentAt: 5, sendings: 2 },
  ],
])('reads the history state %j as %j', (state, reset) => {
  expect(resetStateOf(state)).toEqual(reset);
});

test.each([undefined, 0, -1, 1.5, '2', Number.NaN])('reads %j as one code that was sent', (sendings) => {
  expect(resetStateOf({ sentAt: 5, sendings }).sendings).toBe(1);
});

test.each([
  ['just sent', 1, 0, 60],
  ['half a second later', 1, 500, 60],
  ['a second later', 1, 1000, 59],
  ['a minute later', 1, 60_000, 0],
  ['an hour later', 1, 3_600_000, 0],
  ['the clock was set back', 1, -3_600_000, 60],
  ['a second after the third code', 3, 1000, 3599],
  ['an hour after the third code', 3, 3_600_000, 0],
  ['a second after the fourth code', 4, 1000, 59],
])('counts the seconds until a new code may be requested: %s', (_when, sendings, later, seconds) => {
  expect(secondsToWait(1_000_000, sendings, 1_000_000 + later)).toBe(seconds);
});

test('requires a pause of an hour after every third code', () => {
  expect([1, 2, 3, 4, 5, 6].filter(isLimitReached)).toEqual([3, 6]);
});
