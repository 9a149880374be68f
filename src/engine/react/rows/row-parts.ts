import type { ComponentType } from 'react';
import type { StepAnswers } from '../../core/answers.ts';
import type { StepDefinition } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FieldError, Flow } from '../../core/flow-types.ts';

/** The answers of a step, or of a row, in the review. */
export interface AnswersProps {
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly answers: StepAnswers;
  readonly earlier: StepAnswers;
  readonly errors: readonly FieldError[];
  /** Links to a row; missing inside a row, whose own link covers it. */
  readonly onEdit?: (path: string) => void;
}

/** Renders the rows of a question in the review. */
export interface RowAnswersProps extends AnswersProps {
  readonly field: ActiveField;
}

let shown: ComponentType<RowAnswersProps> | undefined;

/** Set by forms with rows (loadWidgets): most forms have none. */
export function registerRowAnswers(component: ComponentType<RowAnswersProps>): void {
  shown = component;
}

export function rowAnswers(): ComponentType<RowAnswersProps> {
  if (!shown) throw new Error('The page has to call loadWidgets: it shows rows.');
  return shown;
}
