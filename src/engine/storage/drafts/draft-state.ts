import type { Answers, StepAnswers } from '../../core/answers.ts';
import { stepOf } from '../../core/flow.ts';
import type { OrphanedAnswer } from '../../core/migrations.ts';
import type { Flow } from '../../core/parts.ts';
import type { StoredStep } from '../database.ts';
import type { StoredDraft } from './read-draft.ts';

/** What a student has answered so far in one flow, as it stands on screen and on this phone. */
export interface DraftState {
  /** False until the phone was asked what it has kept. */
  readonly isLoaded: boolean;
  readonly answers: Answers;
  /** When the phone last kept the answers; undefined while it has kept none. Epoch milliseconds. */
  readonly savedAt: number | undefined;
  /** False when the browser refuses to keep anything: the answers then live in this tab. */
  readonly isPersisted: boolean;
  /** How often the answers were cleared here: each time a form starts anew. */
  readonly resetCount: number;
  /** Answers that have no place in the form as it is now; the phone keeps them beside the draft. */
  readonly orphaned: readonly OrphanedAnswer[];
  /** Where no script runs: what became of the last press. */
  readonly press?: Press;
}

/** What a press did not lead on from, as the server keeps it for the next page. */
export interface Press {
  readonly step: string;
  /** What the step had asked: what only the answers bring up is not wrong yet. */
  readonly asked: readonly string[];
  /** Of a quiz, counted from nought. */
  readonly page?: number;
  /** What was typed into the search of a long list, by the path of its field. */
  readonly searches?: { readonly [path: string]: string };
  /** Whether it is asked if the answers shall go. */
  readonly clears?: boolean;
  /** The row that was removed last, by the path of its list. */
  readonly removed?: {
    readonly path: string;
    readonly index: number;
    readonly row: StepAnswers;
    readonly name: string;
  };
}

/** A draft as the server renders it: nobody has answered anything yet. */
export const emptyDraft: DraftState = {
  isLoaded: true,
  answers: {},
  savedAt: undefined,
  isPersisted: true,
  resetCount: 0,
  orphaned: [],
};

/** What this tab holds of a draft. Plain data: each function below gives the next one. */
export interface DraftMemory {
  readonly shown: DraftState;
  /** Steps whose last change is not on the phone yet, also because it did not take it. */
  readonly unwritten: ReadonlySet<string>;
  /** Answers of this version without a place, which are written again with their steps. */
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

/** What was typed here and is not written yet stands above what the phone has kept. */
export function mergeStored(memory: DraftMemory, stored: StoredDraft): DraftMemory {
  const { answers, savedAt, orphaned, preserved } = stored;
  const { shown, unwritten } = memory;
  const typed = [...unwritten].map((step) => [step, { ...answers[step], ...shown.answers[step] }]);
  const merged = { ...answers, ...Object.fromEntries(typed) };
  return show({ ...memory, preserved }, { answers: merged, savedAt, orphaned });
}

/** A step that has changed since `before`, whose answers the phone was about to write, is written again. */
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

/** Steps as the phone keeps them. Passwords are left out, whatever page hands them in. */
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

/** Holds it, and tells who follows what is shown of it. */
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
    /** For what was begun before the answers were cleared, and is over only now. */
    untilReset(): () => boolean {
      const { resetCount } = memory.shown;
      return () => memory.shown.resetCount === resetCount;
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;
