import type { CalendarDate } from '#domain/dates.ts';
import type { Answers, FieldError, Flow, StepDefinition } from '#engine/core/index.ts';
import type { AuthoredStep, Sample } from './authored.ts';

/** One state of a step: the answers, and what was pressed since. */
export interface State {
  /** Unique within the step. */
  readonly id: string;
  readonly title: string;
  /** Answers of all steps. */
  readonly answers: Answers;
  /** The number of presses of the step's button. */
  readonly presses: number;
  /** A file that is chosen and refused. */
  readonly choose?: ChosenFile;
  /** The sample that the answers come from. */
  readonly file?: string;
  /** The messages and the toast that are then shown. */
  readonly says: readonly string[];
  readonly toast?: FieldError['toast'] | undefined;
}

export interface ChosenFile {
  readonly field: string;
  readonly name: string;
  readonly size: number;
}

/** A sample migrated to the present form, with its messages. */
export interface ReadSample {
  readonly sample: Sample;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

/** The input for building the states of a step. */
export interface Material {
  readonly flow: Flow;
  readonly step: StepDefinition;
  /** Valid answers that lead to the step, as far as samples allow. */
  readonly base: Answers;
  readonly valid: readonly ReadSample[];
  readonly wrong: readonly ReadSample[];
  readonly authored: AuthoredStep;
  readonly today: CalendarDate;
}

/** The states of a step. */
export interface StepStates {
  readonly states: readonly State[];
  /** The numbers, from 1, of conditions that no tried answers made both true and false. */
  readonly unreached: readonly number[];
}

/**
 * The address of a step. A step without one is shown alone on a page or dialog, and its button does not check other
 * steps.
 */
export function addressOf({ definition }: Flow, step: StepDefinition): string | undefined {
  return step.path ?? (definition.path && `${definition.path}?step=${step.id}`);
}
