import type { ComponentType } from 'react';
import type { StepAnswers } from '../../core/answers.ts';
import type { StepDefinition, StepKind } from '../../core/definition.ts';
import type { RowAnswersProps } from '../rows/answers-props.ts';
import type { Position, WizardProps } from '../step-props.ts';

export interface StepKindProps {
  readonly wizard: WizardProps;
  readonly position: Position;
}

/** The heading of a row's page, for example. Undefined if the step's own title is the heading. */
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

/** Also undefined while the module of the step's kind is loading. */
export const pageTitleOf: PageTitle = (wizard, step, answers) =>
  kinds[step.kind]?.pageTitle?.(wizard, step, answers);
