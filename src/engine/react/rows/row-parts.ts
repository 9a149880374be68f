import type { ComponentType } from 'react';
import type { ActiveField } from '../../core/active-field.ts';
import type { StepAnswers } from '../../core/answers.ts';
import type { StepDefinition } from '../../core/definition.ts';
import type { FieldError, Flow } from '../../core/parts.ts';
import type { Position, WizardProps } from '../step-props.ts';

export interface ListStepProps {
  readonly wizard: WizardProps;
  readonly position: Position;
}

/** The answers of a step, or of a row, in the review. */
export interface AnswersProps {
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly answers: StepAnswers;
  readonly earlier: StepAnswers;
  readonly errors: readonly FieldError[];
  /** Leads to a row; missing in one, whose own way leads to all of it. */
  readonly onEdit?: (path: string) => void;
}

/** The rows of a question as the review shows them. */
export interface RowAnswersProps extends AnswersProps {
  readonly field: ActiveField;
}

/** What shows rows. */
export interface RowParts {
  readonly ListStep: ComponentType<ListStepProps>;
  readonly RowAnswers: ComponentType<RowAnswersProps>;
}

let parts: RowParts | undefined;

/** Most forms have no rows: what shows them comes with those that do (loadWidgets). */
export function registerRows(given: RowParts): void {
  parts = given;
}

export function rowParts(): RowParts {
  if (!parts) throw new Error('The page has to call loadWidgets: it shows rows.');
  return parts;
}
