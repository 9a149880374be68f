import type { StepAnswers } from '../../core/answers.ts';
import type { AnswerStore } from '../field-subscriptions.ts';

/** Creates a store with the answers in memory, like a page with the answers in its state. */
export function answerStore(before: StepAnswers = {}, more: Partial<AnswerStore> = {}): AnswerStore {
  const listeners = new Set<() => void>();
  let answers = before;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answers: () => answers,
    change(next) {
      answers = next;
      for (const listener of listeners) listener();
    },
    ...more,
  };
}
