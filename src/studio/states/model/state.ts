import type { CalendarDate } from '#domain/dates.ts';
import type { Answers, FieldError, Flow, StepDefinition } from '#engine/core/index.ts';
import type { AuthoredStep, Sample } from './authored.ts';

export interface State {
  readonly id: string;
  readonly title: string;
  readonly answers: Answers;
  readonly presses: number;
  /** The preview chooses this invalid file to show its error. Samples cannot contain invalid files. */
  readonly choose?: ChosenFile;
  /** This is the path of the sample that has these answers. */
  readonly file?: string;
  /** These are the messages that the step shows in this state, without its toast. */
  readonly says: readonly string[];
  readonly toast?: FieldError['toast'] | undefined;
}

export interface ChosenFile {
  readonly field: string;
  readonly name: string;
  readonly size: number;
}

/** A sample, its answers migrated to the form's current version, and the errors of these answers. */
export interface ReadSample {
  readonly sample: Sample;
  readonly answers: Answers;
  readonly problems: readonly FieldError[];
}

export interface Material {
  readonly flow: Flow;
  readonly step: StepDefinition;
  /**
   * The answers with which students reach the step. If no such answers were found, these are the answers of
   * the first valid sample.
   */
  readonly base: Answers;
  readonly valid: readonly ReadSample[];
  readonly wrong: readonly ReadSample[];
  readonly authored: AuthoredStep;
  readonly today: CalendarDate;
}

export interface StepStates {
  readonly states: readonly State[];
  /** The numbers (from 1) of the conditions that were always false, or always true, in all tries. */
  readonly unreached: readonly number[];
}

/**
 * Returns the step's address in the portal. Returns undefined if the step has no address. The portal's code
 * then shows the step in one of its own pages or dialogs.
 */
export function addressOf({ definition }: Flow, step: StepDefinition): string | undefined {
  return step.path ?? (definition.path && `${definition.path}?step=${step.id}`);
}
