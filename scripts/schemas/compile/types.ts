import { compile } from 'json-schema-to-typescript';
import type { FieldSchema, FieldUi, FlowDefinition, StepDefinition } from '#engine/core/index.ts';

type Schema = Parameters<typeof compile>[0];

/**
 * The TypeScript interfaces of a flow's answers: one a step, and one that holds them all. Written from the
 * resolved fields alone, without titles of their own, so that no alias appears that nobody named.
 */
export async function typesOf(definition: FlowDefinition): Promise<string> {
  const name = pascalCase(definition.id);
  const steps = definition.steps.filter((step) => step.fields);
  const schema: Schema = {
    title: name,
    description: `The answers of "${definition.title}", step by step.`,
    type: 'object',
    additionalProperties: false,
    required: steps.map((step) => step.id),
    properties: Object.fromEntries(steps.map((step) => [step.id, stepType(name, step)])),
  };
  return compile(schema, name, {
    bannerComment: '',
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 110 },
  });
}

function stepType(flow: string, step: StepDefinition): Schema {
  return {
    title: flow + pascalCase(step.id),
    description: `The answers of the step "${step.title}".`,
    type: 'object',
    additionalProperties: false,
    required: [...(step.required ?? [])],
    properties: Object.fromEntries(
      Object.entries(step.fields ?? {}).map(([name, field]) => [name, fieldType(field, step.ui?.[name])]),
    ),
  };
}

function fieldType(field: FieldSchema, ui: FieldUi | undefined): Schema {
  return {
    type: 'string',
    description: [ui?.label, ui?.hint].filter(Boolean).join('\n'),
    ...(field.enum && { enum: [...field.enum] }),
  };
}

/** "business-loan" → "BusinessLoan". */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|[-_ ])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** "business-loan" → "businessLoan". */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
