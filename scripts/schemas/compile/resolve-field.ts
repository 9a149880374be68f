import type { Branch, FieldSchema, FieldUi, Message } from '#engine/core/index.ts';
import { choicesOf } from '../source/field-sets.ts';
import { addressOf, pictureOf } from '../source/images.ts';
import { listName, type Option, optionsOf, refPath } from '../source/options.ts';
import {
  annotations,
  type BranchEntry,
  conditionsIn,
  type FieldEntry,
  type FieldSetEntry,
  type UiEntry,
} from '../source/schema-files.ts';
import type { Source } from '../source/source.ts';
import { fromEntries, mapValues, unlessEmpty } from './objects.ts';
import { phoneCountriesUi, phonePattern } from './phones.ts';

/** The maximum length of the answer to a file question, which is only the file's name and size. */
const fileNameLength = 200;

const copiedKeywords = [
  ...['const', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum'],
  ...['minItems', 'maxItems', 'uniqueItems'],
  ...annotations,
] as const;

/**
 * Returns a question's schema. Options in any notation become an `enum`. Only the options of a searchable
 * list are not copied into the schema: they are in a separate file, which `list` names.
 */
export function fieldSchema(source: Source, from: string, field: FieldEntry, widget?: string): FieldSchema {
  const { items } = field;
  const path = widget === 'search' ? refPath(from, field, 'options') : undefined;
  const list = path && listName(path);
  const options = list ? undefined : optionsOf(source, from, field)?.map(textOf);
  const several = items && optionsOf(source, from, items)?.map(textOf);
  const file = [field, items].find((each) => each?.format === 'file');
  return {
    type: field.type ?? (refPath(from, field, 'blocks') ? 'object' : 'string'),
    enum: options,
    list,
    ...Object.fromEntries(copiedKeywords.map((keyword) => [keyword, field[keyword]])),
    default: field.default ?? (isBox(field, widget) ? false : undefined),
    ...(several && { items: { type: 'string', enum: several }, uniqueItems: true }),
    ...(file && { maxBytes: file.maxBytes, fileTypes: file.fileTypes }),
    ...(file && file === field && { maxLength: field.maxLength ?? fileNameLength }),
    ...(file && file === items && { items: { type: 'string', maxLength: fileNameLength } }),
    ...(field.countries && { pattern: phonePattern(field.countries) }),
    format: field.format === 'file' || field.format === 'phone' ? undefined : field.format,
  } as FieldSchema;
}

const isBox = ({ type, const: mustBe }: FieldEntry, widget: string | undefined) =>
  widget === 'checkbox' && type === 'boolean' && !mustBe;

export function branchOf(source: Source, from: string, branch: BranchEntry | undefined): Branch | undefined {
  if (!branch) return undefined;
  const { required, properties } = branch;
  const narrowed = (field: FieldEntry | false): false | Partial<FieldSchema> =>
    field && { ...fieldSchema(source, from, field), type: undefined };
  return { required, properties: properties && mapValues(properties, narrowed) };
}

/**
 * Returns a question's words, widget and options. `offered` also contains options that the question has only
 * under a condition.
 */
export function fieldUi(
  source: Source,
  offered: readonly Option[],
  entry: UiEntry,
  field: FieldEntry | undefined,
): FieldUi {
  const { 'ui:title': label, 'ui:help': hint, 'ui:widget': widget, messages, fills, ...others } = entry;
  const { fields: _fields, groups: _groups, image, alt, listHelp: listHint, ...words } = others;
  const options = optionsUi(source, offered);
  return {
    label,
    widget: widgetFor(widget, field),
    hint,
    listHint,
    ...words,
    image: image && pictureOf(source, image, alt),
    messages: messages && mapValues(messages, messageOf),
    // A long list is a separate file. The form itself contains only the list's deprecated and renamed
    // options, because stored answers may contain them.
    ...(widget === 'search' ? { deprecated: options.deprecated, renamed: options.renamed } : options),
    countries: field?.countries && phoneCountriesUi(field.countries, source.product.language),
    fills: fills && mapValues(fills, (fact) => factsOf(offered, fact)),
    where: field?.where && whereOf(offered, field.where, widget === 'search'),
  } as FieldUi;
}

function widgetFor(widget: string | undefined, field: FieldEntry | undefined): string | undefined {
  if (field?.countries) return 'international-phone';
  return widget === 'file' && field?.items ? 'files' : widget;
}

/**
 * Returns the filters of a question's options, keyed by the question whose answer the options must match. A
 * filter maps each option to the value that is compared with that answer. For a searchable list, the filter
 * is only the name of the property that contains the value.
 */
function whereOf(
  options: readonly Option[],
  where: NonNullable<FieldEntry['where']>,
  isSearched: boolean,
): FieldUi['where'] {
  return Object.fromEntries(
    Object.entries(where).map(([fact, question]) => [question, isSearched ? fact : factsOf(options, fact)]),
  );
}

export function offeredOptions(source: Source, from: string, set: FieldSetEntry, name: string): Option[] {
  const branches = conditionsIn(set).flatMap(({ entry }) => [entry.then, entry.else]);
  return [set, ...branches].flatMap((branch) => {
    const field = branch?.properties?.[name];
    return (field && choicesOf(source, from, field)) || [];
  });
}

function optionsUi(source: Source, options: readonly Option[]): Partial<FieldUi> {
  const titled = options.filter(({ value, title }) => title !== undefined && title !== value);
  const grouped = options.filter(({ group }) => group !== undefined);
  const groups = Map.groupBy(grouped, ({ group }) => group!);
  return {
    optionTitles: fromEntries(titled.map((option) => [textOf(option), String(option.title)])),
    optionGroups: unlessEmpty([...groups].map(([title, held]) => ({ title, values: held.map(textOf) }))),
    optionHelp: fromEntries(
      options.flatMap((option) => (option.help ? [[textOf(option), option.help]] : [])),
    ),
    optionImages: fromEntries(
      options.flatMap((option) => (option.image ? [[textOf(option), addressOf(source, option.image)]] : [])),
    ),
    exclusive: unlessEmpty(options.filter(({ exclusive }) => exclusive).map(textOf)),
    deprecated: unlessEmpty(options.filter(({ deprecated }) => deprecated).map(textOf)),
    renamed: fromEntries(options.flatMap((option) => option.renamedFrom.map((old) => [old, textOf(option)]))),
  };
}

function textOf({ value }: Option): string {
  return String(value);
}

export function factsOf(options: readonly Option[], fact: string): { [value: string]: string } {
  const having = options.filter(({ facts }) => facts[fact] !== undefined);
  return Object.fromEntries(having.map((option) => [textOf(option), String(option.facts[fact])]));
}

function messageOf(entry: string | Message): Message {
  return typeof entry === 'string' ? { text: entry } : entry;
}
