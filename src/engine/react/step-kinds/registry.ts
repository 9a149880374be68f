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
 * Returns the heading of a page, for example of a row's page. Returns undefined for the default, the step's
 * title.
 */
type PageTitle = (wizard: WizardProps, step: StepDefinition, answers?: StepAnswers) => string | undefined;

type StepKindComponent = ComponentType<StepKindProps> & {
  readonly pageTitle?: PageTitle;
  readonly RowAnswers?: ComponentType<RowAnswersProps>;
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
