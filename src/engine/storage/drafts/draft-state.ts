import type { Answers, StepAnswers } from '../../core/answers.ts';
import { stepOf } from '../../core/flow.ts';
import type { Flow } from '../../core/flow-types.ts';
import type { OrphanedAnswer } from '../../core/migrations.ts';
import type { StoredStep } from '../database.ts';
import type { StoredDraft } from './read-draft.ts';

/** The answers to one flow so far, on screen and on this phone. */
export interface DraftState {
  /** False until the stored draft was read. */
  readonly isLoaded: boolean;
  readonly answers: Answers;
  /** When the answers were last stored, in epoch milliseconds; undefined if they never were. */
  readonly savedAt: number | undefined;
  /** False if the browser refuses to store anything: the answers then live in this tab only. */
  readonly isPersisted: boolean;
  /** How often the answers were cleared in this tab; the form restarts each time. */
  readonly resetCount: number;
  /** Answers that the current form has no place for, stored with the draft. */
  readonly orphaned: readonly OrphanedAnswer[];
  /** Without JavaScript: the result of the last press. */
  readonly press?: Press;
}

/** The result of a press that did not continue, as the server stores it for the next page. */
export interface Press {
  readonly step: string;
  /** The fields that were on the page: those that appear because of the answers have no errors yet. */
  readonly asked: readonly string[];
  /** The page of a quiz, from 0. */
  readonly page?: number;
  /** The text in the search of a long list, by field path. */
  readonly searches?: { readonly [path: string]: string };
  /** Whether to ask for confirmation before the answers are cleared. */
  readonly clears?: boolean;
  /** The row that was removed last, by the path of its list. */
  readonly removed?: {
    readonly path: string;
    readonly index: number;
    readonly row: StepAnswers;
    readonly name: string;
  };
}

/** The draft of a prerendered page: no answers yet. */
export const emptyDraft: DraftState = {
  isLoaded: true,
  answers: {},
  savedAt: undefined,
  isPersisted: true,
  resetCount: 0,
  orphaned: [],
};

/** A draft in this tab's memory. Plain data: each function below returns the next state. */
export interface DraftMemory {
  readonly shown: DraftState;
  /** Steps whose last change is not stored yet, or could not be. */
  readonly unwritten: ReadonlySet<string>;
  /** Orphaned answers of this version, which are written again with their steps. */
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

/** Merges the stored draft; unwritten changes of this tab win. */
export function mergeStored(memory: DraftMemory, stored: StoredDraft): DraftMemory {
  const { answers, savedAt, orphaned, preserved } = stored;
  const { shown, unwritten } = memory;
  const typed = [...unwritten].map((step) => [step, { ...answers[step], ...shown.answers[step] }]);
  const merged = { ...answers, ...Object.fromEntries(typed) };
  return show({ ...memory, preserved }, { answers: merged, savedAt, orphaned });
}

/** After a write of `before`: steps that have changed since are marked for another write. */
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

/** Steps in their stored form, always without passwords. */
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

/** Holds the state and notifies subscribers of its visible part. */
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
    /** For operations that started before the answers were cleared and finish after it. */
    untilReset(): () => boolean {
      const { resetCount } = memory.shown;
      return () => memory.shown.resetCount === resetCount;
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;
