import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import type { ShownState } from '#components/loading/SubmissionStatus.tsx';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';

/**
 * Returns the state that pages show for an outbox item. A waiting item is shown as "sending" before its first attempt
 * and as "not sent" after a failed one.
 */
export function displayState({ state, tries }: OutboxItem): ShownState {
  if (state !== 'waiting') return state;
  return tries > 0 ? 'not-sent' : 'sending';
}

/**
 * The number of failed attempts after which the student is asked to do something. Until then only the outbox retries,
 * because networks often fail for a few seconds.
 */
const automaticTries = 4;

/**
 * Returns whether an attempt failed because the phone was offline. Items stored by an earlier version of the portal
 * contain that version's text of the message.
 */
const isOffline = (problem: string | undefined): boolean =>
  problem === offlineMessage ||
  problem === 'You seem to be offline. Please try again when you are connected.';

/**
 * Returns what an item's next attempt waits for: the network, a short pause, or a button that the student has to press.
 */
export function waitsFor({ tries, isDeferred, problem }: OutboxItem): 'network' | 'moment' | 'student' {
  if (isOffline(problem)) return 'network';
  return tries < automaticTries && !isDeferred ? 'moment' : 'student';
}

/**
 * Returns why the last attempt failed; undefined if the phone was offline, because the state's sentence says so.
 * Removes "try again in …" from the message, because the outbox retries by itself and the time is no longer right.
 */
export function displayProblem({ problem }: OutboxItem): string | undefined {
  return problem === undefined || isOffline(problem) ? undefined : withoutTryAgain(problem);
}
