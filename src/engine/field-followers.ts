import type { StepAnswers } from './flow.ts';

/** Who holds the answers of a step: a draft, or the page that asks for them. */
export interface AnswerSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly answers: () => StepAnswers;
}

export interface FieldFollowers {
  readonly follow: (field: string, listener: () => void) => () => void;
  /** Calls those who follow these fields. */
  readonly tell: (fields: Iterable<string>) => void;
}

/** Calls, as answers change, only who follows a field that did: the others of a long form are not even asked. */
export function createFieldFollowers({ subscribe, answers }: AnswerSource): FieldFollowers {
  const followers = new Map<string, Set<() => void>>();
  let seen: StepAnswers;
  let leave: () => void;

  function tell(fields: Iterable<string>): void {
    for (const field of fields) for (const listener of followers.get(field) ?? []) listener();
  }

  function look(): void {
    const before = seen;
    seen = answers();
    if (before !== seen) tell([...followers.keys()].filter((field) => before[field] !== seen[field]));
  }

  return {
    tell,
    follow(field, listener) {
      if (followers.size === 0) {
        seen = answers();
        leave = subscribe(look);
      }
      const own = followers.get(field) ?? new Set();
      followers.set(field, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) followers.delete(field);
        if (followers.size === 0) leave();
      };
    },
  };
}
