import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import type { ShownState } from '#components/loading/SubmissionStatus.tsx';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';

/** A waiting item is shown as "sending" before its first attempt and as "not sent" after a failed one. */
export function displayState({ state, tries }: OutboxItem): ShownState {
  if (state !== 'waiting') return state;
  return tries > 0 ? 'not-sent' : 'sending';
}

/**
 * After this many failed attempts, the student is asked to do something. Until then only the outbox retries,
 * because networks often fail for a few seconds.
 */
const automaticTries = 4;

/** Items stored by an earlier version of the portal contain that version's message. */
const isOffline = (problem: string | undefined): boolean =>
  problem === offlineMessage ||
  problem === 'You seem to be offline. Please try again when you are connected.';

export function waitsFor({ tries, isDeferred, problem }: OutboxItem): 'network' | 'moment' | 'student' {
  if (isOffline(problem)) return 'network';
  return tries < automaticTries && !isDeferred ? 'moment' : 'student';
}

/**
 * Undefined if the phone was offline, because the state's sentence says so. "Try again in …" is removed,
 * because the outbox retries by itself and the time is no longer right.
 */
export function displayProblem({ problem }: OutboxItem): string | undefined {
  return problem === undefined || isOffline(problem) ? undefined : withoutTryAgain(problem);
}
