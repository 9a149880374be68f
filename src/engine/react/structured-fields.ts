import type { ComponentType } from 'react';
import type { FieldSet } from '../core/definition.ts';
import type { ActiveField } from '../core/field.ts';
import type { FormController } from './form-controller.ts';

/** A step on screen and the fields of it that its conditions leave, under the headings of its groups if it has some. */
export interface FieldListProps {
  readonly form: FormController;
  readonly fields: readonly ActiveField[];
  readonly groups?: FieldSet['groups'] | undefined;
}

let structuredFields: ComponentType<FieldListProps> | undefined;

/** Gives the engine what shows groups and rows. Most pages have none, and do without. */
export function registerStructuredFields(fields: ComponentType<FieldListProps>): void {
  structuredFields = fields;
}

/** What shows a step: undefined where it has neither groups nor rows, and plain fields will do. */
export function structuredFieldsOf({ setAt }: FormController): ComponentType<FieldListProps> | undefined {
  if (!setAt('')?.fieldSets) return undefined;
  if (!structuredFields) throw new Error('The page has to call loadWidgets: the step has groups or rows.');
  return structuredFields;
}
