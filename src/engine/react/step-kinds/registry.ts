import type { ComponentType } from 'react';
import type { StepAnswers } from '../../core/answers.ts';
import type { StepDefinition, StepKind } from '../../core/definition.ts';
import type { RowAnswersProps } from '../rows/answers-props.ts';
import type { Position, WizardProps } from '../step-props.ts';

export interface StepKindProps {
  readonly wizard: WizardProps;
  readonly position: Position;
}

/**
 * Returns the heading of a page within a step, such as the page of a row. Undefined if the step's own title
 * is the heading.
 */
type PageTitle = (wizard: WizardProps, step: StepDefinition, answers?: StepAnswers) => string | undefined;

type StepKindComponent = ComponentType<StepKindProps> & {
  readonly pageTitle?: PageTitle;
  /** List steps only: renders the rows of a repeat in the review. */
  readonly RowAnswers?: ComponentType<RowAnswersProps>;
};

const kinds: { [kind in StepKind]?: StepKindComponent } = {};

/**
 * Registers the component for a kind of step. `loadWidgets` imports the modules that call this, for the kinds
 * that a form uses.
 */
export function registerStepKind(kind: StepKind, component: StepKindComponent): void {
  kinds[kind] = component;
}

export function stepKindOf(kind: StepKind): StepKindComponent {
  const component = kinds[kind];
  if (!component) throw new Error(`The page has to call loadWidgets: it has a step of kind ${kind}.`);
  return component;
}

/**
 * Returns the heading of a page within a step. Undefined if the step's own title is the heading, or while the
 * module of its kind is still loading.
 */
export const pageTitleOf: PageTitle = (wizard, step, answers) =>
  kinds[step.kind]?.pageTitle?.(wizard, step, answers);
