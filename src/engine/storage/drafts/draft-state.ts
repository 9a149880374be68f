import type { Answers, StepAnswers } from '../../core/answers.ts';
import { stepOf } from '../../core/evaluate.ts';
import type { Flow } from '../../core/flow-types.ts';
import type { OrphanedAnswer } from '../../core/migrations.ts';
import type { StoredStep } from '../database.ts';
import type { StoredDraft } from './read-draft.ts';

/** The answers to one flow and whether they are stored, as the components render them. */
export interface DraftState {
  /** False until the stored draft has been read. */
  readonly isLoaded: boolean;
  readonly answers: Answers;
  /** When the answers were last stored, in epoch milliseconds; undefined if they never were. */
  readonly savedAt: number | undefined;
  /** False if the browser cannot store anything. The answers are then lost when this tab is closed. */
  readonly isPersisted: boolean;
  /** How often the answers were cleared in this tab. The form is remounted each time. */
  readonly resetCount: number;
  /** Stored answers for which the current form has no question. They are kept in the stored draft. */
  readonly orphaned: readonly OrphanedAnswer[];
  /** Without JavaScript: the result of the last form post. */
  readonly press?: PostResult;
}

/**
 * The result of a form post without JavaScript that did not lead to another step. The server stores it until
 * it renders the page again.
 */
export interface PostResult {
  readonly step: string;
  /**
   * The names of the fields on the posted page. Fields that appear only because of the posted answers show no
   * error yet.
   */
  readonly asked: readonly string[];
  /** The index of the current page of a quiz, from 0. */
  readonly page?: number;
  /** The texts in the search inputs of long lists, by field path. */
  readonly searches?: { readonly [path: string]: string };
  /** Whether the page asks the user to confirm that all answers are cleared. */
  readonly clears?: boolean;
  /** The row that was just removed and can be restored, with the path of its repeat. */
  readonly removed?: {
    readonly path: string;
    readonly index: number;
    readonly row: StepAnswers;
    readonly name: string;
  };
}

/** The draft of a prerendered page: loaded, but without answers. */
export const emptyDraft: DraftState = {
  isLoaded: true,
  answers: {},
  savedAt: undefined,
  isPersisted: true,
  resetCount: 0,
  orphaned: [],
};

/** The draft in this tab's memory. Never mutated: the functions below return changed copies. */
export interface DraftMemory {
  readonly shown: DraftState;
  /** The ids of steps with changes that are not stored yet. */
  readonly unwritten: ReadonlySet<string>;
  /**
   * Orphaned answers that are stored under this version of the form. Writes of their step must include them,
   * because a write replaces the whole step.
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
 * Removes the written steps from `unwritten`, except those that have changed since the write began
 * (`before`).
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

/** Converts steps to the format in which they are stored. Leaves passwords out. */
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

/** Creates a store that holds a draft's memory and notifies its subscribers of changes. */
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
     * Returns a function that returns true until the answers are cleared. A running operation calls it at its
     * end and discards its result if the answers were cleared meanwhile.
     */
    untilReset(): () => boolean {
      const { resetCount } = memory.shown;
      return () => memory.shown.resetCount === resetCount;
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;
