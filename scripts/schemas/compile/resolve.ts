import type { FieldSet, FieldUi, FlowDefinition, Migration, StepDefinition } from '#engine/core/index.ts';
import { asks, type FlowSource, type StepSource } from '../source/flows.ts';
import { optionsOf, targetOf } from '../source/options.ts';
import {
  conditionsIn,
  type FieldEntry,
  type FieldSetEntry,
  type MigrationsFile,
  type StepEntry,
  type StepSchemaFile,
  type UiEntry,
  type UiFile,
  uiEntries,
} from '../source/schema-files.ts';
import type { JsonFile, Source } from '../source/source.ts';
import { type Constants, constantsOf, interpolateDeep } from './interpolation.ts';
import { parseMarkdown } from './markdown.ts';
import { fromEntries, mapValues, unlessEmpty } from './objects.ts';
import { daysIn, followsOf, readsOf } from './reads.ts';
import { branchOf, factsOf, fieldSchema, fieldUi, offeredOptions } from './resolve-field.ts';

export type ResolvedFlow = ReturnType<typeof resolveFlow>;

/**
 * Turns a flow's files into the shape the engine reads, and the schemas that its conditions' keys stand for. The files
 * must be clean (`checkSchemas`).
 */
export function resolveFlow(source: Source, flow: FlowSource) {
  const constants = constantsOf(source);
  const conditions: { [key: string]: unknown } = {};
  const { $schema: _schema, $comment: _comment, steps: _steps, submit, ...entry } = flow.file.value;
  const migrations = migrationsOf(flow.migrations);
  const earlier: SetSource[] = [];
  const steps = flow.steps.map((step) => {
    const set = asks(step) && step.schema ? stepSet(step, step.schema, [...earlier]) : undefined;
    if (set) earlier.push(set);
    return resolveStep(source, step, set, constants, conditions);
  });
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
  set: SetSource | undefined,
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
    days: unlessEmpty(daysIn(when)),
    check: check ?? 'step',
    content: step.content && parseMarkdown(step.content.text, constants).blocks,
    ...(set && resolveSet(source, set, conditions)),
  } as StepDefinition;
}

/** Where questions that stand together are written: their rules in `file`, and their words. */
interface SetSource {
  /** Of its validators: the step's id, and the names that lead from there. */
  readonly key: string;
  /** The file that the rules stand in: references lead from there. */
  readonly from: string;
  readonly entry: FieldSetEntry;
  readonly words: Readonly<Record<string, UiEntry>>;
  readonly groups: UiFile['groups'];
  /** Where names are looked up that are not its own: the sets around it, and the earlier steps. */
  readonly around: readonly SetSource[];
}

function stepSet(
  { id, ui }: StepSource,
  { path, value }: JsonFile<StepSchemaFile>,
  around: readonly SetSource[],
): SetSource {
  return {
    key: id,
    around,
    from: path,
    entry: value,
    words: Object.fromEntries(uiEntries(ui?.value)),
    groups: ui?.value.groups,
  };
}

/** The questions of a group or of a row: those written in the field, or those of the block it refers to. */
function innerSet(source: Source, set: SetSource, name: string, field: FieldEntry): SetSource | undefined {
  const holder = field.items ?? field;
  const key = `${set.key}.${name}`;
  const around = [set, ...set.around];
  const { fields = {}, groups } = set.words[name] ?? {};
  if (holder.properties) return { key, around, from: set.from, entry: holder, words: fields, groups };
  const path = holder.$ref && targetOf(set.from, holder.$ref);
  if (!path?.startsWith('blocks/')) return undefined;
  const block = source.json.get(path) as JsonFile<FieldSetEntry> | undefined;
  const ui = source.json.get(path.replace(/\.schema\.json$/, '.ui.json')) as JsonFile<UiFile> | undefined;
  if (!block) return undefined;
  const words = { ...Object.fromEntries(uiEntries(ui?.value)), ...fields };
  return { key, around, from: path, entry: block.value, words, groups: groups ?? ui?.value.groups };
}

function resolveSet(source: Source, set: SetSource, conditions: { [key: string]: unknown }): FieldSet {
  const { key, from, entry, words } = set;
  const properties = entry.properties ?? {};
  const inner = Object.entries(properties).flatMap(([name, field]) => {
    const found = innerSet(source, set, name, field);
    return found ? [[name, resolveSet(source, found, conditions)] as const] : [];
  });
  const resolved = conditionsIn(entry).map(({ entry: condition }, index) => {
    const name = `${key}?${index + 1}`;
    conditions[name] = inlined(source, from, condition.if);
    return {
      if: name,
      then: branchOf(source, from, condition.then),
      else: branchOf(source, from, condition.else),
    };
  });
  const fieldSets = Object.fromEntries(inner);
  return {
    fields: mapValues(properties, (field, name) =>
      fieldSchema(source, from, field, words[name]?.['ui:widget']),
    ),
    required: entry.required ?? [],
    conditions: unlessEmpty(resolved),
    ui: mapValues(words, (each, name) => ({
      ...fieldUi(source, offeredOptions(source, from, entry, name), each, properties[name]),
      nouns: nounsOf(source, set, name),
      facts: computedFacts(source, set, properties[name]),
    })),
    groups: set.groups as FieldSet['groups'],
    fieldSets: inner.length > 0 ? fieldSets : undefined,
    reads: unlessEmpty(readsOf(entry, fieldSets)),
    follows: followsOf(entry, fieldSets),
    sumIs: entry.sumIs,
    atLeastOneOf: entry.atLeastOneOf,
  } as FieldSet;
}

/** The question that a path leads to from a set: one of its own, of the sets around it, or of an earlier step. */
function questionAt(source: Source, set: SetSource, path: string) {
  const [first = '', ...rest] = path.split('.');
  let name = first;
  let holder = [set, ...set.around].find(({ entry }) => entry.properties?.[first]);
  for (const next of rest) {
    const field = holder?.entry.properties?.[name];
    holder = holder && field && innerSet(source, holder, name, field);
    name = next;
  }
  const field = holder?.entry.properties?.[name];
  return holder && field && { name, holder, words: holder.words[name] };
}

/** What the questions are called that a field's rules name, for the messages made of nouns. */
function nounsOf(source: Source, set: SetSource, name: string): FieldUi['nouns'] {
  const field = set.entry.properties?.[name];
  const messages = set.words[name]?.messages;
  const named = nameableRules.flatMap((rule) => (messages?.[rule] ? [] : (field?.[rule] ?? [])));
  return fromEntries(
    named.flatMap((other) => {
      const noun = questionAt(source, set, other)?.words?.noun;
      return noun === undefined ? [] : [[other, noun]];
    }),
  );
}

const nameableRules = ['from', 'to', 'sameAs', 'different', 'after', 'notBefore'] as const;

/** What a computed fact is, by the option chosen. */
function computedFacts(source: Source, set: SetSource, field: FieldEntry | undefined): FieldUi['facts'] {
  if (!field?.computed || !('fact' in field.computed)) return undefined;
  const [path, fact] = field.computed.fact;
  const question = questionAt(source, set, path);
  if (!question) return undefined;
  const { holder, name } = question;
  return factsOf(offeredOptions(source, holder.from, holder.entry, name), fact);
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
