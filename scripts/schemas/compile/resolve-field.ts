import type { Branch, FieldSchema, FieldUi, Message, WidgetName } from '#engine/core/index.ts';
import { type Option, optionsOf } from '../source/options.ts';
import {
  type BranchEntry,
  conditionsIn,
  type FieldEntry,
  type MessageEntry,
  type OptionList,
  type StepSchemaFile,
  type UiEntry,
} from '../source/schema-files.ts';
import type { JsonFile, Source } from '../source/source.ts';
import { fromEntries, mapValues, omitUndefined } from './objects.ts';

/** What a file's name and size may take: its bytes are kept elsewhere. */
const fileNameLength = 200;

/** A field's rules, with its options as a plain `enum` whatever shape their author chose. */
export function fieldSchema(source: Source, from: string, field: FieldEntry): FieldSchema {
  const { minLength, maxLength, pattern, pastYears, sameAs, maxBytes, fileTypes, format } = field;
  return omitUndefined({
    type: 'string',
    enum: optionsOf(source, from, field)?.map((option) => String(option.value)),
    minLength,
    maxLength: format === 'file' ? (maxLength ?? fileNameLength) : maxLength,
    pattern,
    format: format === 'date' ? format : undefined,
    pastYears,
    sameAs,
    hardToGuess: field.hardToGuess,
    maxBytes,
    fileTypes,
  }) as FieldSchema;
}

/** What a condition changes. */
export function branchOf(source: Source, from: string, branch: BranchEntry | undefined): Branch | undefined {
  if (!branch) return undefined;
  return omitUndefined({
    required: branch.required,
    properties:
      branch.properties &&
      mapValues(branch.properties, (field): false | Partial<FieldSchema> => {
        if (field === false) return false;
        const { type: _type, ...narrower } = fieldSchema(source, from, field);
        return narrower;
      }),
  });
}

/** A field's words and look, and what its options say beyond their values. */
export function fieldUi(
  source: Source,
  file: JsonFile<StepSchemaFile>,
  name: string,
  entry: UiEntry,
): FieldUi {
  const offered = offeredOptions(source, file, name);
  const {
    'ui:title': label,
    'ui:help': hint,
    'ui:widget': widget,
    noun,
    autocomplete,
    inputmode,
    rows,
  } = entry;
  return omitUndefined({
    label: label!,
    widget: widget as WidgetName,
    noun: noun!,
    hint,
    autocomplete,
    inputmode: inputmode as FieldUi['inputmode'],
    rows,
    messages: entry.messages && mapValues(entry.messages, messageOf),
    ...optionsUi(offered),
    note: entry.note,
    fills: entry.fills && mapValues(entry.fills, (fact) => factsOf(offered, fact)),
    answer: entry.answer,
    feedback: entry.feedback,
  }) as FieldUi;
}

/** All options that a field may ever offer: its own, and those a condition narrows it to. */
export function offeredOptions(source: Source, file: JsonFile<StepSchemaFile>, name: string): Option[] {
  const branches = conditionsIn(file.value).flatMap(({ entry }) => [entry.then, entry.else]);
  const lists: OptionList[] = [
    file.value.properties,
    ...branches.map((branch) => branch?.properties),
  ].flatMap((fields) => (fields?.[name] ? [fields[name]] : []));
  return lists.flatMap((list) => optionsOf(source, file.path, list) ?? []);
}

function optionsUi(options: readonly Option[]): Partial<FieldUi> {
  const titled = options.filter(({ value, title }) => title !== undefined && title !== value);
  const groups = new Map<string, string[]>();
  for (const { group, value } of options) {
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), String(value)]);
  }
  return {
    optionTitles: fromEntries(titled.map(({ value, title }) => [String(value), String(title)])),
    optionGroups: groups.size > 0 ? [...groups].map(([title, values]) => ({ title, values })) : undefined,
    deprecated: options.some((option) => option.deprecated)
      ? options.filter((option) => option.deprecated).map((option) => String(option.value))
      : undefined,
    renamed: fromEntries(
      options.flatMap(({ renamedFrom, value }) => renamedFrom.map((old) => [old, String(value)])),
    ),
  };
}

function factsOf(options: readonly Option[], fact: string): { [value: string]: string } {
  return Object.fromEntries(
    options.flatMap(({ value, facts }) =>
      facts[fact] === undefined ? [] : [[String(value), String(facts[fact])]],
    ),
  );
}

function messageOf(entry: MessageEntry): Message {
  return typeof entry === 'string' ? { text: entry } : entry;
}
