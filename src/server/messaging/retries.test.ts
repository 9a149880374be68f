import { expect, test } from 'vitest';
import { resultOfAttempt, retryDelay } from './retries.ts';

const minute = 60_000;
const hour = 60 * minute;
const failed = { result: 'retry', reason: 'busy' } as const;

test('each wait is twice the one before, up to an hour, and up to half of it is left to chance', () => {
  expect([1, 2, 3, 11, 12, 20].map((tries) => retryDelay(tries, 0))).toEqual([
    2000,
    4000,
    8000,
    2_048_000,
    hour,
    hour,
  ]);
  expect(retryDelay(3, 0.5)).toBe(6000);
  expect(retryDelay(3, 1)).toBe(4000);
});

test('a message waits for its next try, or as long as the provider says', () => {
  const message = { tries: 2, expiresAt: hour };
  expect(resultOfAttempt(failed, message, 0, 0)).toEqual({ state: 'waiting', error: 'busy', nextAt: 4000 });
  const later = resultOfAttempt({ ...failed, afterMs: minute }, message, 0, 0);
  expect(later).toEqual({ state: 'waiting', error: 'busy', nextAt: minute });
  const sooner = resultOfAttempt({ ...failed, afterMs: 1 }, message, 0, 0);
  expect(sooner).toMatchObject({ nextAt: 4000 });
});

test('it is given up when the next try would come too late, or is one too many', () => {
  const givenUp = { state: 'failed', error: 'busy' };
  expect(resultOfAttempt(failed, { tries: 2, expiresAt: 4000 }, 0, 0)).toEqual(givenUp);
  const muchLater = { ...failed, afterMs: Number.POSITIVE_INFINITY };
  expect(resultOfAttempt(muchLater, { tries: 2, expiresAt: hour }, 0, 0)).toEqual(givenUp);
  expect(resultOfAttempt(failed, { tries: 19, expiresAt: 24 * hour }, 0, 0)).toMatchObject({
    state: 'waiting',
  });
  expect(resultOfAttempt(failed, { tries: 20, expiresAt: 24 * hour }, 0, 0)).toEqual(givenUp);
});

test('what was sent or refused for good is over', () => {
  const message = { tries: 1, expiresAt: hour };
  expect(resultOfAttempt({ result: 'sent', reference: 'a' }, message, 0, 0)).toEqual({
    state: 'sent',
    reference: 'a',
  });
  expect(resultOfAttempt({ result: 'refused', reason: 'unknown' }, message, 0, 0)).toEqual({
    state: 'failed',
    error: 'unknown',
  });
});
