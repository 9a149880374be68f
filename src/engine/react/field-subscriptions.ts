import type { StepAnswers } from '../core/flow.ts';

/** The holder of a step's answers: a draft, or the page that asks for them. */
export interface AnswerSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly answers: () => StepAnswers;
}

export interface FieldSubscriptions {
  readonly subscribeToField: (field: string, listener: () => void) => () => void;
  /** Calls those who follow these fields. */
  readonly publish: (fields: Iterable<string>) => void;
}

/** Calls only the followers of the fields that changed, so that a long form stays quick. */
export function createFieldSubscriptions({ subscribe, answers }: AnswerSource): FieldSubscriptions {
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
      publish([...subscribers.keys()].filter((field) => before[field] !== latest[field]));
  }

  return {
    publish,
    subscribeToField(field, listener) {
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
