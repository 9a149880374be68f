import type { Answer, StepAnswers } from '../core/answers.ts';
import type { PostResult } from '../core/posted/post-result.ts';

export interface AnswerStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly answers: () => StepAnswers;
  readonly change: (answers: StepAnswers) => void;
  readonly earlier?: () => StepAnswers | undefined;
  /**
   * Returns the names of the fields on the page, if the page shows only some. Other fields are not validated.
   */
  readonly only?: () => readonly string[] | undefined;
  /** Returns texts about the user, such as the phone number, that make a new password easy to guess. */
  readonly userInputs?: () => readonly string[] | undefined;
  /** True if the server renders the form with its answers, for browsers without JavaScript. */
  readonly isRendered?: boolean | undefined;
  /** Returns the result of the last post (without JavaScript), if that post was on this step. */
  readonly press?: () => PostResult | undefined;
}

/** Notifies a field's subscribers only if its answer changes, so that typing stays fast in a long form. */
export function createFieldSubscriptions(
  { subscribe, answers }: AnswerStore,
  answerTo: (answers: StepAnswers, field: string) => Answer | undefined,
) {
  const subscribers = new Map<string, Set<() => void>>();
  let latest: StepAnswers;
  let unsubscribe: () => void;

  function publish(fields: Iterable<string>): void {
    for (const field of fields) for (const listener of subscribers.get(field) ?? []) listener();
  }

  function update(): void {
    const before = latest;
    latest = answers();
    if (before !== latest)
      publish([...subscribers.keys()].filter((field) => answerTo(before, field) !== answerTo(latest, field)));
  }

  return {
    publish,
    subscribeToField(field: string, listener: () => void): () => void {
      if (subscribers.size === 0) {
        latest = answers();
        unsubscribe = subscribe(update);
      }
      const own = subscribers.get(field) ?? new Set();
      subscribers.set(field, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) subscribers.delete(field);
        if (subscribers.size === 0) unsubscribe();
      };
    },
  };
}
