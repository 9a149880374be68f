import { offlineMessage } from '#api/http/api-error.ts';
import type { ShownState } from '#components/loading/SubmissionStatus.tsx';
import type { OutboxItem } from '#outbox/delivery/outbox-item.ts';

/** What of an item's state a student is shown: a first try is under way, a later one is awaited. */
export function displayState({ state, tries }: OutboxItem): ShownState {
  if (state !== 'waiting') return state;
  return tries > 0 ? 'not-sent' : 'sending';
}

/**
 * Why the last try failed; that the phone is offline, the state itself says. When to try again is left out: it is
 * tried again by itself, and an hour later "in 45 seconds" is not true.
 */
export function displayProblem({ problem }: OutboxItem): string | undefined {
  return problem === offlineMessage ? undefined : problem?.replace(/ Please try again in [^.]*\.$/, '');
}
