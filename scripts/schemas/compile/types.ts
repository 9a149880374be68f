import { compile } from 'json-schema-to-typescript';
import type { FieldSchema, FieldSet, FieldUi, FlowDefinition } from '#engine/core/index.ts';
import { memoized } from '../memoized.ts';

type Schema = Parameters<typeof compile>[0];

/**
 * Returns the TypeScript types of a form's answers. Leaves out the titles of fields, because a type alias
 * would be generated for each title.
 */
export function typesOf(definition: FlowDefinition): Promise<string> {
  const name = pascalCase(definition.id);
  const steps = definition.steps.filter((step) => step.fields);
  return written({
    title: name,
    description: `The answers of "${definition.title}", step by step.`,
    type: 'object',
    additionalProperties: false,
    required: steps.map((step) => step.id),
    properties: Object.fromEntries(
      steps.map((step) => [
        step.id,
        setType(name + pascalCase(step.id), `The answers of the step "${step.title}".`, step),
      ]),
    ),
  });
}

/** The types are cached, because generating them is slow and usually only one of many forms has changed. */
const written = memoized((schema: Schema) =>
  compile(schema, schema.title!, {
    bannerComment: '',
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 110 },
  }),
);

function setType(title: string, description: string, set: FieldSet): Schema {
  return {
    title,
    description,
    type: 'object',
    additionalProperties: false,
    required: [...(set.required ?? [])],
    properties: Object.fromEntries(
      Object.entries(set.fields ?? {}).map(([name, field]) => [
        name,
        fieldType(title + pascalCase(name), field, set.ui?.[name], set.fieldSets?.[name]),
      ]),
    ),
  };
}

function fieldType(
  title: string,
  { type, enum: options, items }: FieldSchema,
  ui: FieldUi | undefined,
  inner: FieldSet | undefined,
): Schema {
  const description = [ui?.label, ui?.hint].filter(Boolean).join('\n');
  if (type === 'object' && inner) return setType(title, description, inner);
  if (type !== 'array') return { type, description, ...(options && { enum: [...options] }) };
  const item: Schema = inner
    ? setType(title, description, inner)
    : { type: 'string', ...(items?.enum && { enum: [...items.enum] }) };
  return { type, description, items: item };
}

export function pascalCase(name: string): string {
  return name.replace(/(?:^|[-_ ])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
