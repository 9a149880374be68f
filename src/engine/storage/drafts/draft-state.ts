import type { Answers, StepAnswers } from '../../core/answers.ts';
import { stepOf } from '../../core/evaluate.ts';
import type { Flow } from '../../core/flow-types.ts';
import type { OrphanedAnswer } from '../../core/migrations.ts';
import type { PostResult } from '../../core/posted/actions.ts';
import type { StoredStep } from '../database.ts';
import type { StoredDraft } from './read-draft.ts';

export interface DraftState {
  readonly isLoaded: boolean;
  readonly answers: Answers;
  /** The time of the last write, in epoch milliseconds. It is undefined if nothing was stored. */
  readonly savedAt: number | undefined;
  /** False if the browser cannot store anything. The answers are then lost when the user closes this tab. */
  readonly isPersisted: boolean;
  /** The number of times that the answers were cleared in this tab. The form is remounted each time. */
  readonly resetCount: number;
  /** Answers whose question is not in the current form. They stay in the stored draft. */
  readonly orphaned: readonly OrphanedAnswer[];
  readonly press?: PostResult;
}

export const emptyDraft: DraftState = {
  isLoaded: true,
  answers: {},
  savedAt: undefined,
  isPersisted: true,
  resetCount: 0,
  orphaned: [],
};

/** This object is never mutated: the functions below return changed copies. */
export interface DraftMemory {
  readonly shown: DraftState;
  readonly unwritten: ReadonlySet<string>;
  /**
   * Orphaned answers that were stored with the current form version. A write must include them, because it
   * replaces the whole step.
   */
  readonly preserved: StoredDraft['preserved'];
}

export const emptyMemory: DraftMemory = {
  shown: { ...emptyDraft, isLoaded: false },
  unwritten: new Set(),
  preserved: [],
};

export function show(memory: DraftMemory, change: Partial<DraftState>): DraftMemory {
  return { ...memory, shown: { ...memory.shown, ...change } };
}

export function changeStep(memory: DraftMemory, step: string, answers: StepAnswers): DraftMemory {
  const unwritten = new Set([...memory.unwritten, step]);
  return show({ ...memory, unwritten }, { answers: { ...memory.shown.answers, [step]: answers } });
}

/** Merges the stored draft into memory. Changes in this tab that are not stored yet take precedence. */
export function mergeStored(memory: DraftMemory, stored: StoredDraft): DraftMemory {
  const { answers, savedAt, orphaned, preserved } = stored;
  const { shown, unwritten } = memory;
  const typed = [...unwritten].map((step) => [step, { ...answers[step], ...shown.answers[step] }]);
  const merged = { ...answers, ...Object.fromEntries(typed) };
  return show({ ...memory, preserved }, { answers: merged, savedAt, orphaned });
}

/**
 * Marks steps as written, except a step that has changed since the write began. The second argument is the
 * memory at the beginning of the write.
 */
export function markWritten(
  memory: DraftMemory,
  { shown: before, unwritten: steps }: DraftMemory,
  savedAt: number,
): DraftMemory {
  const isWritten = (step: string) => steps.has(step) && memory.shown.answers[step] === before.answers[step];
  const unwritten = new Set([...memory.unwritten].filter((step) => !isWritten(step)));
  return show({ ...memory, unwritten }, { savedAt, isPersisted: true });
}

export function clear({ shown }: DraftMemory): DraftMemory {
  const resetCount = shown.resetCount + 1;
  return { ...emptyMemory, shown: { ...shown, answers: {}, savedAt: undefined, resetCount, orphaned: [] } };
}

/** Returns the database records of `steps`, without passwords. */
export function toStored(
  flow: Flow,
  { shown, preserved }: DraftMemory,
  steps: ReadonlySet<string>,
  times: Pick<StoredStep, 'savedAt' | 'countedFrom'>,
): StoredStep[] {
  const { id, version } = flow.definition;
  return [...steps].map((step) => {
    const beside = preserved.flatMap((each) => (each.step === step ? [[each.field, each.value]] : []));
    const given = withoutPasswords(flow, step, shown.answers[step] ?? {});
    return { flow: id, step, version, ...times, answers: { ...Object.fromEntries(beside), ...given } };
  });
}

function withoutPasswords(flow: Flow, stepId: string, answers: StepAnswers): StepAnswers {
  const { ui } = stepOf(flow, stepId);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => ui?.[field]?.widget !== 'password'));
}

export function createMemory() {
  const listeners = new Set<() => void>();
  let memory = emptyMemory;
  return {
    get: () => memory,
    snapshot: () => memory.shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: DraftMemory): void {
      memory = next;
      for (const listener of listeners) listener();
    },
    /**
     * Returns a function that returns true until the answers are cleared. Asynchronous operations call it
     * before they use their results.
     */
    untilReset(): () => boolean {
      const { resetCount } = memory.shown;
      return () => memory.shown.resetCount === resetCount;
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;
