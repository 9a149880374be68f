import type { AttemptResult, ClaimedMessage } from './messages-repository.ts';
import type { SendResult } from './transport.ts';

const second = 1000;
const hour = 3600 * second;

/** Takes five to nine hours. A message with a code is given up when its code expires. */
const maxTries = 20;

/** In ms, doubling from two seconds to an hour, less a random part so that retries do not coincide. */
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
