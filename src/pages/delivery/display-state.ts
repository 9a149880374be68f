import { offlineMessage, withoutTryAgain } from '#api/http/api-error.ts';
import type { ShownState } from '#components/loading/SubmissionStatus.tsx';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';

/** An item's state as shown: a waiting item counts as sending before its first try, and as not sent after a failed one. */
export function displayState({ state, tries }: OutboxItem): ShownState {
  if (state !== 'waiting') return state;
  return tries > 0 ? 'not-sent' : 'sending';
}

/** So many tries fail before the student is asked: for some seconds the network may be gone by itself. */
const triesUnasked = 4;

/** Stored items may hold the former sentence. */
const isOffline = (problem: string | undefined): boolean =>
  problem === offlineMessage ||
  problem === 'You seem to be offline. Please try again when you are connected.';

/** What waits for its next try: for the network, for a moment, or for the student to do something about it. */
export function waitsFor({ tries, isDeferred, problem }: OutboxItem): 'network' | 'moment' | 'student' {
  if (isOffline(problem)) return 'network';
  return tries < triesUnasked && !isDeferred ? 'moment' : 'student';
}

/**
 * Why the last try failed, unless the state itself says that the phone is offline. It is tried again by itself, and a
 * time given an hour ago would be wrong.
 */
export function displayProblem({ problem }: OutboxItem): string | undefined {
  return problem === undefined || isOffline(problem) ? undefined : withoutTryAgain(problem);
}
