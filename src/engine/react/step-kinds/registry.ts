import type { ComponentType } from 'react';
import type { StepAnswers } from '../../core/answers.ts';
import type { StepDefinition, StepKind } from '../../core/definition.ts';
import type { Position, WizardProps } from '../step-props.ts';

export interface StepKindProps {
  readonly wizard: WizardProps;
  readonly position: Position;
}

/** The heading of a page of the step that has its own; undefined where the step's own heading holds. */
type PageTitle = (wizard: WizardProps, step: StepDefinition, answers?: StepAnswers) => string | undefined;

type StepKindComponent = ComponentType<StepKindProps> & { readonly pageTitle?: PageTitle };

const kinds: { [kind in StepKind]?: StepKindComponent } = {};

/** Gives the engine what shows the steps of a kind. Those that not every form has come with the forms that do (loadWidgets). */
export function registerStepKind(kind: StepKind, component: StepKindComponent): void {
  kinds[kind] = component;
}

export function stepKindOf(kind: StepKind): StepKindComponent {
  const component = kinds[kind];
  if (!component) throw new Error(`The page has to call loadWidgets: it has a step of kind ${kind}.`);
  return component;
}

/** Undefined also while the code of the step's kind is still loading. */
export const pageTitleOf: PageTitle = (wizard, step, answers) =>
  kinds[step.kind]?.pageTitle?.(wizard, step, answers);
