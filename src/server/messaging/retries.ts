import type { AttemptResult, ClaimedMessage } from './messages-repository.ts';
import type { SendResult } from './transport.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * The maximum number of attempts, which take about five to nine hours in total. A message with a code is
 * given up much earlier, when its code expires.
 */
const maxTries = 20;

/**
 * Returns a delay in ms, which doubles with each attempt, from two seconds to an hour. A random part of up to
 * half is subtracted, so that retries of many messages do not coincide.
 */
export function retryDelay(tries: number, chance: number): number {
  return Math.round(Math.min(2 ** tries * second, hour) * (1 - chance / 2));
}

export function resultOfAttempt(
  sent: SendResult,
  { tries, expiresAt }: Pick<ClaimedMessage, 'tries' | 'expiresAt'>,
  now: number,
  chance: number,
): AttemptResult {
  if (sent.result === 'sent') return { state: 'sent', reference: sent.reference };
  const error = sent.reason;
  if (sent.result === 'refused') return { state: 'failed', error };
  const nextAt = now + Math.max(retryDelay(tries, chance), sent.afterMs ?? 0);
  return tries >= maxTries || nextAt >= expiresAt
    ? { state: 'failed', error }
    : { state: 'waiting', error, nextAt };
}
