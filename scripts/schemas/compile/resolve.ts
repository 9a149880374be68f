import type {
  Block,
  Condition,
  FlowDefinition,
  Migration,
  StepDefinition,
  StepKind,
} from '#engine/core/index.ts';
import { asks, type FlowSource, type StepSource } from '../source/flows.ts';
import { optionsOf } from '../source/options.ts';
import { conditionsIn, type MigrationsFile, type StepSchemaFile, uiEntries } from '../source/schema-files.ts';
import type { JsonFile, Source } from '../source/source.ts';
import { type Constants, constantsOf, interpolateDeep } from './interpolation.ts';
import { parseMarkdown } from './markdown.ts';
import { mapValues, omitUndefined } from './objects.ts';
import { branchOf, fieldSchema, fieldUi } from './resolve-field.ts';

/** A flow as the engine reads it, and the schemas that its conditions' keys stand for. */
export interface ResolvedFlow {
  readonly definition: FlowDefinition;
  readonly conditions: { readonly [key: string]: unknown };
}

/** Turns a flow's files into the shape the engine reads. The files must be clean (`checkSchemas`). */
export function resolveFlow(source: Source, flow: FlowSource): ResolvedFlow {
  const constants = constantsOf(source.json.get('portal.json')?.value);
  const conditions: { [key: string]: unknown } = {};
  const { id, version, title, access, path, header, back, draft, submit } = flow.file.value;
  const definition = omitUndefined({
    id,
    version,
    title,
    access,
    path,
    header,
    back,
    draft,
    migrations: migrationsOf(flow.migrations),
    steps: flow.steps.map((step) => resolveStep(source, step, constants, conditions)),
    submit,
  }) as FlowDefinition;
  return { definition: interpolateDeep(definition, constants), conditions };
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
  const {
    id: _id,
    kind: _kind,
    when,
    check,
    $comment: _comment,
    ...entry
  } = step.entry as Record<string, never>;
  const whenKey = when === undefined ? undefined : `${step.id}?when`;
  if (whenKey) conditions[whenKey] = inlined(source, `${step.flow}/flow.json`, when);
  return omitUndefined({
    id: step.id,
    kind: step.kind as StepKind,
    ...entry,
    when: whenKey,
    check: (check ?? 'step') as StepDefinition['check'],
    content: contentOf(step, constants),
    ...(asks(step) && step.schema ? resolveForm(source, step, step.schema, conditions) : {}),
  }) as StepDefinition;
}

function contentOf(step: StepSource, constants: Constants): readonly Block[] | undefined {
  return step.content && parseMarkdown(step.content.text, constants).blocks;
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
    return omitUndefined({
      if: key,
      then: branchOf(source, file.path, entry.then),
      else: branchOf(source, file.path, entry.else),
    }) as Condition;
  });
  return {
    fields,
    required: file.value.required ?? [],
    conditions: resolved.length > 0 ? resolved : undefined,
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
