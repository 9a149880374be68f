import type { CalendarDate } from '#domain/dates.ts';
import type { Answers, FieldError, Flow, StepDefinition } from '#engine/core/index.ts';
import type { AuthoredStep, Sample } from './authored.ts';

/** A state of a step: the answers, how often the button was pressed, and the file that was chosen. */
export interface State {
  /** The id of the state, which is unique within the step. */
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
  /** The messages that the step shows in this state. `toast` is the toast that is shown, if any. */
  readonly says: readonly string[];
  readonly toast?: FieldError['toast'] | undefined;
}

export interface ChosenFile {
  readonly field: string;
  readonly name: string;
  readonly size: number;
}

/** A sample with its answers migrated to the present version of the form, and the errors of these answers. */
export interface ReadSample {
  readonly sample: Sample;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

/** The input for building the states of a step. */
export interface Material {
  readonly flow: Flow;
  readonly step: StepDefinition;
  /** Valid answers with which students reach the step; if none are found, the answers of the first valid sample. */
  readonly base: Answers;
  readonly valid: readonly ReadSample[];
  readonly wrong: readonly ReadSample[];
  readonly authored: AuthoredStep;
  readonly today: CalendarDate;
}

export interface StepStates {
  readonly states: readonly State[];
  /**
   * The numbers, counted from 1, of the conditions that were always true or always false with all answers that were
   * tried.
   */
  readonly unreached: readonly number[];
}

/**
 * Returns the URL path of a step; undefined if the step is part of a page or dialog, in which case its button does not
 * check other steps.
 */
export function addressOf({ definition }: Flow, step: StepDefinition): string | undefined {
  return step.path ?? (definition.path && `${definition.path}?step=${step.id}`);
}
