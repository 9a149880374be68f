import type { StepAnswers } from '../../core/answers.ts';
import type { AnswerStore } from '../form-controller.ts';

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
