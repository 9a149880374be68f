import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import type { ShownState } from '#components/loading/SubmissionStatus.tsx';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';

/**
 * Maps an item's state to the one shown: a waiting item is "sending" before its first attempt, and "not sent" after it.
 */
export function displayState({ state, tries }: OutboxItem): ShownState {
  if (state !== 'waiting') return state;
  return tries > 0 ? 'not-sent' : 'sending';
}

/** The number of attempts before the student is asked to do something: a network often fails for only a few seconds. */
const automaticTries = 4;

/** Items that were stored by earlier versions may contain the previous message text. */
const isOffline = (problem: string | undefined): boolean =>
  problem === offlineMessage ||
  problem === 'You seem to be offline. Please try again when you are connected.';

/** Returns what the next attempt waits for: the network, a short pause, or the student. */
export function waitsFor({ tries, isDeferred, problem }: OutboxItem): 'network' | 'moment' | 'student' {
  if (isOffline(problem)) return 'network';
  return tries < automaticTries && !isDeferred ? 'moment' : 'student';
}

/**
 * Returns why the last attempt failed, unless the state already says that the phone is offline. Removes "try again in
 * …" from the message: retries are automatic, and by now the time would be wrong.
 */
export function displayProblem({ problem }: OutboxItem): string | undefined {
  return problem === undefined || isOffline(problem) ? undefined : withoutTryAgain(problem);
}
