import type { CalendarDate } from '#domain/dates.ts';
import type { Answers, FieldError, Flow, StepDefinition } from '#engine/core/index.ts';
import type { AuthoredStep, Sample } from './authored.ts';

export interface State {
  readonly id: string;
  readonly title: string;
  readonly answers: Answers;
  readonly presses: number;
  /**
   * An invalid file that the preview chooses, to show the error message. Samples cannot contain such a file.
   */
  readonly choose?: ChosenFile;
  /** The path of the sample with these answers. */
  readonly file?: string;
  /** The messages of the step in this state, except the message in `toast`. */
  readonly says: readonly string[];
  readonly toast?: FieldError['toast'] | undefined;
}

export interface ChosenFile {
  readonly field: string;
  readonly name: string;
  readonly size: number;
}

/** A sample with its answers migrated to the current version of the form, and the errors of these answers. */
export interface ReadSample {
  readonly sample: Sample;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

export interface Material {
  readonly flow: Flow;
  readonly step: StepDefinition;
  /** Valid answers that lead students to the step or, if there are none, those of the first valid sample. */
  readonly base: Answers;
  readonly valid: readonly ReadSample[];
  readonly wrong: readonly ReadSample[];
  readonly authored: AuthoredStep;
  readonly today: CalendarDate;
}

export interface StepStates {
  readonly states: readonly State[];
  /** The numbers (from 1) of the conditions that were never true, or never false, with any answers tried. */
  readonly unreached: readonly number[];
}

/** The URL path of a step; undefined if the step is in a page or dialog and does not check other steps. */
export function addressOf({ definition }: Flow, step: StepDefinition): string | undefined {
  return step.path ?? (definition.path && `${definition.path}?step=${step.id}`);
}
