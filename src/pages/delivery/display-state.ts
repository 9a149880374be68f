import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import type { ShownState } from '#components/loading/SubmissionStatus.tsx';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';

/**
 * Returns the item's state as it is displayed. A `waiting` item is displayed as 'sending' before its first
 * attempt, and as 'not-sent' after a failed attempt; every other state is displayed unchanged.
 */
export function displayState({ state, tries }: OutboxItem): ShownState {
  if (state !== 'waiting') return state;
  return tries > 0 ? 'not-sent' : 'sending';
}

/**
 * After this many failed attempts to upload an invoice, the page asks the student to do something. Until
 * then, it only says that the upload is tried again, because networks often fail for a few seconds.
 */
const automaticTries = 4;

/**
 * Returns whether the message says that the phone is offline. Compares with two messages, because items
 * stored by an earlier version of the portal contain the second one.
 */
const isOffline = (problem: string | undefined): boolean =>
  problem === offlineMessage ||
  problem === 'You seem to be offline. Please try again when you are connected.';

export function waitsFor({ tries, isDeferred, problem }: OutboxItem): 'network' | 'moment' | 'student' {
  if (isOffline(problem)) return 'network';
  return tries < automaticTries && !isDeferred ? 'moment' : 'student';
}

/**
 * Returns the problem to display. Returns undefined if the phone was offline, because the text for the item's
 * state already reports that. Removes "Try again in …", because the outbox retries by itself and the time is
 * outdated.
 */
export function displayProblem({ problem }: OutboxItem): string | undefined {
  return problem === undefined || isOffline(problem) ? undefined : withoutTryAgain(problem);
}
