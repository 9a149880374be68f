import type { FlowDefinition, StepDefinition, Validators } from '../definition.ts';
import type { FieldSchema, FieldUi } from '../field.ts';
import { structure } from '../structure/index.ts';

type Field = readonly [schema?: Partial<FieldSchema>, ui?: Partial<FieldUi>];

export function formStep(
  id: string,
  fields: { readonly [name: string]: Field },
  more: Partial<StepDefinition> = {},
): StepDefinition {
  const named = Object.entries(fields);
  return {
    id,
    kind: 'form',
    title: id,
    check: 'step',
    fields: Object.fromEntries(named.map(([name, [schema]]) => [name, { type: 'string', ...schema }])),
    ui: Object.fromEntries(
      named.map(([name, [, ui]]) => [name, { label: name, noun: `your ${name}`, widget: 'text', ...ui }]),
    ),
    ...more,
  };
}

export function flowOf(
  steps: readonly StepDefinition[],
  more: Partial<FlowDefinition> = {},
  validators: Validators = {},
) {
  const definition: FlowDefinition = {
    ...{ id: 'trip', version: 1, title: 'Trip', access: 'public' },
    ...more,
    steps,
  };
  return { definition, validators, structure };
}
