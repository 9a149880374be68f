import type { CalendarDate } from '#domain/dates.ts';
import type { Answers, FieldError, Flow, StepDefinition } from '#engine/core/index.ts';
import type { AuthoredStep, Sample } from './authored.ts';

/** A state of a step: the answers, and what the student has pressed since. */
export interface State {
  /** Unique within the step. */
  readonly id: string;
  readonly title: string;
  /** The answers of all steps. */
  readonly answers: Answers;
  /** How often the step's button has been pressed. */
  readonly presses: number;
  /** A file that the student chooses and the question refuses. */
  readonly choose?: ChosenFile;
  /** The file of the sample that the answers come from. */
  readonly file?: string;
  /** The messages that the step shows in this state; `toast` is the toast that it shows. */
  readonly says: readonly string[];
  readonly toast?: FieldError['toast'] | undefined;
}

export interface ChosenFile {
  readonly field: string;
  readonly name: string;
  readonly size: number;
}

/** A sample whose answers are migrated to the present form, with the errors of these answers. */
export interface ReadSample {
  readonly sample: Sample;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

/** The input for building the states of a step. */
export interface Material {
  readonly flow: Flow;
  readonly step: StepDefinition;
  /** Valid answers that lead to the step; if none are found, the answers of the first valid sample. */
  readonly base: Answers;
  readonly valid: readonly ReadSample[];
  readonly wrong: readonly ReadSample[];
  readonly authored: AuthoredStep;
  readonly today: CalendarDate;
}

export interface StepStates {
  readonly states: readonly State[];
  /** The numbers, counted from 1, of the conditions that no tried answers made both true and false. */
  readonly unreached: readonly number[];
}

/**
 * Returns the address of a step. A step without an address is part of a page or dialog, and its button does not check
 * other steps.
 */
export function addressOf({ definition }: Flow, step: StepDefinition): string | undefined {
  return step.path ?? (definition.path && `${definition.path}?step=${step.id}`);
}
