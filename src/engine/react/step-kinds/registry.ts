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
 * Returns the heading of a page, for example of a row's page. Returns undefined for the default, the step's
 * title.
 */
type PageTitle = (wizard: WizardProps, step: StepDefinition, answers?: StepAnswers) => string | undefined;

export interface AnswersProps {
  readonly flow: Flow;
  readonly step: StepDefinition;
  readonly answers: StepAnswers;
  readonly earlier: StepAnswers;
  readonly errors: readonly FieldError[];
  /** This is undefined for rows inside another row, which are changed on the page of the outer row. */
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

/** Returns undefined if the kind of step sets no heading, or while its module is loading. */
export const pageTitleOf: PageTitle = (wizard, step, answers) =>
  kinds[step.kind]?.pageTitle?.(wizard, step, answers);
