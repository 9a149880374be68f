import { expect, test } from 'vitest';
import { resultOfAttempt, retryDelay } from './retries.ts';

const minute = 60_000;
const hour = 60 * minute;
const failed = { result: 'retry', reason: 'busy' } as const;

test('doubles each delay up to an hour, with up to half of it random', () => {
  const seconds = [1, 2, 3, 11, 12, 20].map((tries) => retryDelay(tries, 0) / 1000);
  expect(seconds).toEqual([2, 4, 8, 2048, 3600, 3600]);
  expect(retryDelay(3, 0.5)).toBe(6000);
  expect(retryDelay(3, 1)).toBe(4000);
});

test.each([
  ['waits for its next attempt', failed, { tries: 2, expiresAt: hour }, 4000],
  [
    'waits as long as the provider says',
    { ...failed, afterMs: minute },
    { tries: 2, expiresAt: hour },
    minute,
  ],
  ['never waits less than the normal delay', { ...failed, afterMs: 1 }, { tries: 2, expiresAt: hour }, 4000],
  ['gets a last attempt', failed, { tries: 19, expiresAt: 24 * hour }, hour],
])('a message %s', (_what, sent, message, nextAt) => {
  expect(resultOfAttempt(sent, message, 0, 0)).toEqual({ state: 'waiting', error: 'busy', nextAt });
});

test.each([
  ['would come too late', failed, { tries: 2, expiresAt: 4000 }],
  [
    'would come much too late',
    { ...failed, afterMs: Number.POSITIVE_INFINITY },
    { tries: 2, expiresAt: hour },
  ],
  ['is one too many', failed, { tries: 20, expiresAt: 24 * hour }],
])('a message fails when its next attempt %s', (_what, sent, message) => {
  expect(resultOfAttempt(sent, message, 0, 0)).toEqual({ state: 'failed', error: 'busy' });
});

test('an attempt is final once the message is sent or permanently refused', () => {
  const message = { tries: 1, expiresAt: hour };
  const sent = resultOfAttempt({ result: 'sent', reference: 'a' }, message, 0, 0);
  expect(sent).toEqual({ state: 'sent', reference: 'a' });
  const refused = resultOfAttempt({ result: 'refused', reason: 'unknown' }, message, 0, 0);
  expect(refused).toEqual({ state: 'failed', error: 'unknown' });
});
