import type { CalendarDate } from '#domain/dates.ts';
import type { Answers, FieldError, Flow, StepDefinition } from '#engine/core/index.ts';
import type { AuthoredStep, Sample } from './authored.ts';

/** One look of a step: the answers given, and what was done on the page since. */
export interface State {
  /** Unique in its step. */
  readonly id: string;
  readonly title: string;
  /** Of all steps. */
  readonly answers: Answers;
  /** How often the step's button is pressed. */
  readonly presses: number;
  /** A file that is chosen, and refused. */
  readonly choose?: ChosenFile;
  /** The sample that the answers come from. */
  readonly file?: string;
  /** What the page then says: messages, and the toast that comes with them. */
  readonly says: readonly string[];
  readonly toast?: FieldError['toast'] | undefined;
}

export interface ChosenFile {
  readonly field: string;
  readonly name: string;
  readonly size: number;
}

/** A sample read in the form as it is now, and what the form says to it. */
export interface ReadSample {
  readonly sample: Sample;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

/** What the states of a step are made from. */
export interface Material {
  readonly flow: Flow;
  readonly step: StepDefinition;
  /** Rightly answered throughout, on a path that leads to the step, as far as the samples show. */
  readonly base: Answers;
  readonly valid: readonly ReadSample[];
  readonly wrong: readonly ReadSample[];
  readonly authored: AuthoredStep;
  readonly today: CalendarDate;
}

/** A step in every state, with the branches that its conditions take. */
export interface StepStates {
  readonly states: readonly State[];
  /** Numbers, from 1, of the conditions of which no answers tried lead to both sides. */
  readonly unreached: readonly number[];
}

/**
 * Where the portal shows a step. One without an address stands in a page or dialog of its own, by itself: its
 * button asks nothing of other steps.
 */
export function addressOf({ definition }: Flow, step: StepDefinition): string | undefined {
  return step.path ?? (definition.path && `${definition.path}?step=${step.id}`);
}
