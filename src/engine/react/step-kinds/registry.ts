import type { ComponentType } from 'react';
import type { StepKind } from '../../core/definition.ts';
import type { Position, WizardProps } from '../step-props.ts';

export interface StepKindProps {
  readonly wizard: WizardProps;
  readonly position: Position;
}

const kinds: { [kind in StepKind]?: ComponentType<StepKindProps> } = {};

/** Gives the engine what shows the steps of a kind. Those that not every form has come with the forms that do (loadWidgets). */
export function registerStepKind(kind: StepKind, component: ComponentType<StepKindProps>): void {
  kinds[kind] = component;
}

export function stepKindOf(kind: StepKind): ComponentType<StepKindProps> {
  const component = kinds[kind];
  if (!component) throw new Error(`The page has to call loadWidgets: it has a step of kind ${kind}.`);
  return component;
}
