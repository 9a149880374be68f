import type { StepAnswers } from '../../core/answers.ts';
import type { StepDefinition } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FieldError, Flow } from '../../core/flow-types.ts';

export interface AnswersProps {
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly answers: StepAnswers;
  readonly earlier: StepAnswers;
  readonly errors: readonly FieldError[];
  /** This is undefined for rows inside another row, which are changed on the page of the outer row. */
  readonly onEdit?: (path: string) => void;
}

export interface RowAnswersProps extends AnswersProps {
  readonly field: ActiveField;
}
