import type { FlowDefinition, Migration, StepDefinition } from '#engine/core/index.ts';
import { asks, type FlowSource, type StepSource } from '../source/flows.ts';
import { optionsOf } from '../source/options.ts';
import {
  conditionsIn,
  type MigrationsFile,
  type StepEntry,
  type StepSchemaFile,
  uiEntries,
} from '../source/schema-files.ts';
import type { JsonFile, Source } from '../source/source.ts';
import { type Constants, constantsOf, interpolateDeep } from './interpolation.ts';
import { parseMarkdown } from './markdown.ts';
import { mapValues, unlessEmpty } from './objects.ts';
import { branchOf, fieldSchema, fieldUi } from './resolve-field.ts';

export type ResolvedFlow = ReturnType<typeof resolveFlow>;

/**
 * Turns a flow's files into the shape the engine reads, and the schemas that its conditions' keys stand for. The files
 * must be clean (`checkSchemas`).
 */
export function resolveFlow(source: Source, flow: FlowSource) {
  const constants = constantsOf(source.json.get('portal.json')?.value);
  const conditions: { [key: string]: unknown } = {};
  const { $schema: _schema, $comment: _comment, steps: _steps, submit, ...entry } = flow.file.value;
  const migrations = migrationsOf(flow.migrations);
  const steps = flow.steps.map((step) => resolveStep(source, step, constants, conditions));
  const definition = { ...entry, migrations, steps, submit };
  return { definition: interpolateDeep(definition as FlowDefinition, constants), conditions };
}

function migrationsOf(file: JsonFile<MigrationsFile> | undefined): readonly Migration[] | undefined {
  const changes = (file?.value.changes ?? []) as readonly { $comment?: string }[];
  return changes.length > 0 ? changes.map(({ $comment: _, ...change }) => change as Migration) : undefined;
}

function resolveStep(
  source: Source,
  step: StepSource,
  constants: Constants,
  conditions: { [key: string]: unknown },
): StepDefinition {
  const { id, kind } = step;
  const entry: StepEntry & { readonly $comment?: string } = step.entry;
  const { id: _id, kind: _kind, $comment: _comment, when, check, ...words } = entry;
  const whenKey = when === undefined ? undefined : `${id}?when`;
  if (whenKey) conditions[whenKey] = inlined(source, `${step.flow}/flow.json`, when);
  return {
    id,
    kind,
    ...words,
    when: whenKey,
    check: check ?? 'step',
    content: step.content && parseMarkdown(step.content.text, constants).blocks,
    ...(asks(step) && step.schema ? resolveForm(source, step, step.schema, conditions) : {}),
  } as StepDefinition;
}

function resolveForm(
  source: Source,
  step: StepSource,
  file: JsonFile<StepSchemaFile>,
  conditions: { [key: string]: unknown },
): Partial<StepDefinition> {
  const fields = mapValues(file.value.properties ?? {}, (field) => fieldSchema(source, file.path, field));
  const resolved = conditionsIn(file.value).map(({ entry }, index) => {
    const key = `${step.id}?${index + 1}`;
    conditions[key] = inlined(source, file.path, entry.if);
    return {
      if: key,
      then: branchOf(source, file.path, entry.then),
      else: branchOf(source, file.path, entry.else),
    };
  });
  return {
    fields,
    required: file.value.required ?? [],
    conditions: unlessEmpty(resolved),
    ui: Object.fromEntries(
      uiEntries(step.ui?.value).map(([name, entry]) => [name, fieldUi(source, file, name, entry)]),
    ),
    groups: step.ui?.value.groups as StepDefinition['groups'],
  };
}

/** A condition with the options it refers to in place: the validators stand alone. */
function inlined(source: Source, from: string, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((each) => inlined(source, from, each));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    return { enum: optionsOf(source, from, { $ref: schema.$ref })?.map((option) => option.value) };
  }
  return mapValues(schema as { [key: string]: unknown }, (each) => inlined(source, from, each));
}
