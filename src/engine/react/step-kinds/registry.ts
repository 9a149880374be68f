import type { ComponentType } from 'react';
import type { StepAnswers } from '../../core/answers.ts';
import type { StepDefinition, StepKind } from '../../core/definition.ts';
import type { ActiveField } from '../../core/field.ts';
import type { FieldError, Flow } from '../../core/flow-types.ts';
import type { Position, WizardProps } from '../step-props.ts';

export interface StepKindProps {
  readonly wizard: WizardProps;
  readonly position: Position;
}

/**
 * Returns the heading that replaces the step's title, for example on the page of a row. Returns undefined if
 * the title stays.
 */
type PageTitle = (wizard: WizardProps, step: StepDefinition, answers?: StepAnswers) => string | undefined;

export interface AnswersProps {
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly answers: StepAnswers;
  readonly earlier: StepAnswers;
  readonly errors: readonly FieldError[];
  /**
   * Opens the page on which the user changes the row at this path. It is undefined for rows inside another
   * row, which are changed on the page of the outer row.
   */
  readonly onEdit?: (path: string) => void;
}

type StepKindComponent = ComponentType<StepKindProps> & {
  readonly pageTitle?: PageTitle;
  readonly RowAnswers?: ComponentType<AnswersProps & { readonly field: ActiveField }>;
};

const kinds: { [kind in StepKind]?: StepKindComponent } = {};

export function registerStepKind(kind: StepKind, component: StepKindComponent): void {
  kinds[kind] = component;
}

export function stepKindOf(kind: StepKind): StepKindComponent {
  const component = kinds[kind];
  if (!component) throw new Error(`The page has to call loadWidgets: it has a step of kind ${kind}.`);
  return component;
}

/**
 * Returns the heading that replaces the step's title. Returns undefined if the kind of step sets no heading,
 * or while its module is loading.
 */
export const pageTitleOf: PageTitle = (wizard, step, answers) =>
  kinds[step.kind]?.pageTitle?.(wizard, step, answers);
