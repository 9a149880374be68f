import { expect, test } from 'vitest';
import { resetStateOf, secondsToWait } from './reset-state.ts';

test.each([
  [null, { phone: '' }],
  ['3012345', { phone: '' }],
  [{ phone: 3012345, sentAt: 5 }, { phone: '' }],
  [{ phone: '', sentAt: 5 }, { phone: '' }],
  [{ phone: '3012345' }, { phone: '3012345' }],
  [{ phone: '3012345', sentAt: '5' }, { phone: '3012345' }],
  [{ phone: '3012345', sentAt: Number.NaN }, { phone: '3012345' }],
  [
    { phone: '3012345', sentAt: 5, verification_code: '123456' },
    { phone: '3012345', sentAt: 5 },
  ],
])('a history entry of %j is the reset %j', (state, reset) => {
  expect(resetStateOf(state)).toEqual(reset);
});

test.each([
  ['just now', 0, 60],
  ['half a second later', 500, 60],
  ['a second later', 1000, 59],
  ['at the end', 60_000, 0],
  ['long after', 3_600_000, 0],
  ['by a clock that was set back', -3_600_000, 60],
])('a new code may be asked for: %s', (_when, later, seconds) => {
  expect(secondsToWait(1_000_000, 1_000_000 + later)).toBe(seconds);
});
