import type { Branch, FieldSchema, FieldUi, Message } from '#engine/core/index.ts';
import { type Option, optionsOf } from '../source/options.ts';
import {
  type BranchEntry,
  conditionsIn,
  type FieldEntry,
  type StepSchemaFile,
  type UiEntry,
} from '../source/schema-files.ts';
import type { JsonFile, Source } from '../source/source.ts';
import { fromEntries, mapValues, unlessEmpty } from './objects.ts';

/** What a file's name and size may take: its bytes are kept elsewhere. */
const fileNameLength = 200;

/** A field's rules, with its options as a plain `enum` whatever shape their author chose. */
export function fieldSchema(source: Source, from: string, field: FieldEntry): FieldSchema {
  const { minLength, maxLength, pattern, pastYears, sameAs, hardToGuess, maxBytes, fileTypes } = field;
  return {
    type: 'string',
    enum: optionsOf(source, from, field)?.map(textOf),
    minLength,
    maxLength: field.format === 'file' ? (maxLength ?? fileNameLength) : maxLength,
    pattern,
    format: field.format === 'date' ? field.format : undefined,
    pastYears,
    sameAs,
    hardToGuess,
    maxBytes,
    fileTypes,
  } as FieldSchema;
}

/** What a condition changes. */
export function branchOf(source: Source, from: string, branch: BranchEntry | undefined): Branch | undefined {
  if (!branch) return undefined;
  const { required, properties } = branch;
  const narrowed = (field: FieldEntry | false): false | Partial<FieldSchema> =>
    field && { ...fieldSchema(source, from, field), type: undefined };
  return { required, properties: properties && mapValues(properties, narrowed) };
}

/** A field's words and look, and what its options say beyond their values. */
export function fieldUi(
  source: Source,
  file: JsonFile<StepSchemaFile>,
  name: string,
  entry: UiEntry,
): FieldUi {
  const offered = offeredOptions(source, file, name);
  const { noun, autocomplete, inputmode, rows, sent, messages, note, fills, answer, feedback } = entry;
  return {
    label: entry['ui:title'],
    widget: entry['ui:widget'],
    noun,
    hint: entry['ui:help'],
    autocomplete,
    inputmode,
    rows,
    sent,
    messages: messages && mapValues(messages, messageOf),
    ...optionsUi(offered),
    note,
    fills: fills && mapValues(fills, (fact) => factsOf(offered, fact)),
    answer,
    feedback,
  } as FieldUi;
}

/** All options that a field may ever offer: its own, and those a condition narrows it to. */
export function offeredOptions(source: Source, file: JsonFile<StepSchemaFile>, name: string): Option[] {
  const branches = conditionsIn(file.value).flatMap(({ entry }) => [entry.then, entry.else]);
  return [file.value, ...branches].flatMap((branch) => {
    const field = branch?.properties?.[name];
    return (field && optionsOf(source, file.path, field)) || [];
  });
}

function optionsUi(options: readonly Option[]): Partial<FieldUi> {
  const titled = options.filter(({ value, title }) => title !== undefined && title !== value);
  const grouped = options.filter(({ group }) => group !== undefined);
  const groups = Map.groupBy(grouped, ({ group }) => group!);
  return {
    optionTitles: fromEntries(titled.map((option) => [textOf(option), String(option.title)])),
    optionGroups: unlessEmpty([...groups].map(([title, held]) => ({ title, values: held.map(textOf) }))),
    deprecated: unlessEmpty(options.filter(({ deprecated }) => deprecated).map(textOf)),
    renamed: fromEntries(options.flatMap((option) => option.renamedFrom.map((old) => [old, textOf(option)]))),
  };
}

function textOf({ value }: Option): string {
  return String(value);
}

function factsOf(options: readonly Option[], fact: string): { [value: string]: string } {
  const having = options.filter(({ facts }) => facts[fact] !== undefined);
  return Object.fromEntries(having.map((option) => [textOf(option), String(option.facts[fact])]));
}

function messageOf(entry: string | Message): Message {
  return typeof entry === 'string' ? { text: entry } : entry;
}
