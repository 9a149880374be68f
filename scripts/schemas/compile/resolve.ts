import type { FieldSet, FieldUi, FlowDefinition, Migration, StepDefinition } from '#engine/core/index.ts';
import {
  askedIn,
  askingStep,
  askingSteps,
  type QuestionSet,
  questionAt,
  withAncestors,
} from '../source/field-sets.ts';
import type { FlowSource, StepSource } from '../source/flows.ts';
import { optionsOf } from '../source/options.ts';
import {
  conditionsIn,
  type FieldEntry,
  type MigrationsFile,
  type StepEntry,
} from '../source/schema-files.ts';
import type { JsonFile, Source } from '../source/source.ts';
import { computedOrderOf, daysIn, dependenciesOf, namingRules } from './dependencies.ts';
import { type Constants, constantsOf, interpolateDeep } from './interpolation.ts';
import { parseMarkdown } from './markdown.ts';
import { fromEntries, mapValues, unlessEmpty } from './objects.ts';
import { branchOf, factsOf, fieldSchema, fieldUi, offeredOptions } from './resolve-field.ts';

export type ResolvedFlow = ReturnType<typeof resolveFlow>;

/**
 * Returns the form's definition for the engine, and the schemas of its conditions (`conditions`), by the keys
 * that replace them in the definition. The check must have no findings in the form's files.
 */
export function resolveFlow(source: Source, flow: FlowSource) {
  const constants = constantsOf(source);
  const conditions: { [key: string]: unknown } = {};
  const { $schema: _schema, $comment: _comment, steps: _steps, submit, ...entry } = flow.file.value;
  const migrations = migrationsOf(flow.migrations);
  const steps = flow.steps.map((step, index) => {
    const earlier = askingSteps({ steps: flow.steps.slice(0, index) });
    return resolveStep({ source, step, earlier, conditions }, constants);
  });
  const definition = { ...entry, migrations, steps, submit };
  return { definition: interpolateDeep(definition as FlowDefinition, constants), conditions };
}

function migrationsOf(file: JsonFile<MigrationsFile> | undefined): readonly Migration[] | undefined {
  const changes = (file?.value.changes ?? []) as readonly { $comment?: string }[];
  return changes.length > 0 ? changes.map(({ $comment: _, ...change }) => change as Migration) : undefined;
}

interface Resolving {
  readonly source: Source;
  readonly step: StepSource;
  readonly earlier: readonly QuestionSet[];
  readonly conditions: { [key: string]: unknown };
}

function resolveStep(resolving: Resolving, constants: Constants): StepDefinition {
  const { source, step, conditions } = resolving;
  const { id, kind } = step;
  const entry: StepEntry & { readonly $comment?: string } = step.entry;
  const { id: _id, kind: _kind, $comment: _comment, when, check, ...words } = entry;
  const whenKey = when === undefined ? undefined : `${id}?when`;
  const set = askingStep(step);
  if (whenKey) conditions[whenKey] = inlined(source, `${step.flow}/flow.json`, when);
  return {
    id,
    kind,
    ...words,
    when: whenKey,
    days: unlessEmpty(daysIn(when)),
    check: check ?? 'step',
    content: step.content && parseMarkdown(step.content.text, constants).blocks,
    ...(set && resolveSet(resolving, set)),
  } as StepDefinition;
}

function resolveSet(resolving: Resolving, set: QuestionSet): FieldSet {
  const { source, step, conditions } = resolving;
  const { fieldSet, entries, schema } = set;
  const { properties = {} } = fieldSet;
  const inner = set.names.flatMap((name) => {
    const found = askedIn(source, set, name);
    return found ? [[name, resolveSet(resolving, found)] as const] : [];
  });
  const resolved = conditionsIn(fieldSet).map(({ entry: condition }, index) => {
    const name = `${[step.id, ...set.trail].join('.')}?${index + 1}`;
    conditions[name] = inlined(source, schema.path, condition.if);
    return {
      if: name,
      then: branchOf(source, schema.path, condition.then),
      else: branchOf(source, schema.path, condition.else),
    };
  });
  const fieldSets = Object.fromEntries(inner);
  return {
    fields: mapValues(properties, (field, name) =>
      fieldSchema(source, schema.path, field, entries.get(name)?.['ui:widget']),
    ),
    required: fieldSet.required ?? [],
    conditions: unlessEmpty(resolved),
    ui: mapValues(Object.fromEntries(entries), (entry, name) => ({
      ...fieldUi(source, offeredOptions(source, schema.path, fieldSet, name), entry, properties[name]),
      nouns: nounsOf(resolving, set, name),
      facts: computedFacts(resolving, set, properties[name]),
    })),
    groups: set.groups as FieldSet['groups'],
    fieldSets: inner.length > 0 ? fieldSets : undefined,
    dependencies: unlessEmpty(dependenciesOf(fieldSet, fieldSets)),
    computedOrder: computedOrderOf(fieldSet, fieldSets),
    sumIs: fieldSet.sumIs,
    atLeastOneOf: fieldSet.atLeastOneOf,
  } as FieldSet;
}

/** Searches for a question in `set`, then in the groups and repeats around `set`, then in earlier steps. */
const referencedQuestion = ({ source, earlier }: Resolving, set: QuestionSet, path: string) =>
  questionAt(source, [...withAncestors(set), ...earlier], path);

/**
 * Returns the nouns of the other questions that a question's rules name, because the default error messages
 * contain these nouns.
 */
function nounsOf(resolving: Resolving, set: QuestionSet, name: string): FieldUi['nouns'] {
  const field = set.fieldSet.properties?.[name];
  const messages = set.entries.get(name)?.messages;
  const others = namingRules.flatMap((rule) => (messages?.[rule] ? [] : (field?.[rule] ?? [])));
  return fromEntries(
    others.flatMap((other) => {
      const question = referencedQuestion(resolving, set, other);
      const noun = question?.set.entries.get(question.name)?.noun;
      return noun === undefined ? [] : [[other, noun]];
    }),
  );
}

function computedFacts(resolving: Resolving, set: QuestionSet, field: FieldEntry | undefined) {
  if (!field?.computed || !('fact' in field.computed)) return undefined;
  const [path, fact] = field.computed.fact;
  const question = referencedQuestion(resolving, set, path);
  if (!question) return undefined;
  const { schema, fieldSet } = question.set;
  return factsOf(offeredOptions(resolving.source, schema.path, fieldSet, question.name), fact);
}

/**
 * Replaces each reference to a list with the list's values, because validators must not depend on other
 * files.
 */
function inlined(source: Source, from: string, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((each) => inlined(source, from, each));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    return { enum: optionsOf(source, from, { $ref: schema.$ref })?.map((option) => option.value) };
  }
  return mapValues(schema as { [key: string]: unknown }, (each) => inlined(source, from, each));
}
