import type { Answer, StepAnswers } from '../core/answers.ts';
import type { Press } from '../storage/drafts/draft-state.ts';

/** The owner of a step's answers: a draft, or a page. */
export interface AnswerStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly answers: () => StepAnswers;
  readonly change: (answers: StepAnswers) => void;
  /** The answers of other steps, flat, that the step's conditions may read. */
  readonly earlier?: () => StepAnswers | undefined;
  /** Asks only these fields of the step. */
  readonly only?: () => readonly string[] | undefined;
  /** Other facts about the respondent. */
  readonly userInputs?: () => readonly string[] | undefined;
  /** The answers that the server renders. */
  readonly isRendered?: boolean | undefined;
  /** Without JavaScript: the result of the last press on the step. */
  readonly press?: () => Press | undefined;
}

/** Notifies only the subscribers of the fields that changed, so that a long form stays fast. */
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
