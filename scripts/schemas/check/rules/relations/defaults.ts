import { choicesOf, requiredNames } from '../../../source/field-sets.ts';
import type { FieldEntry } from '../../../source/schema-files.ts';
import { placeOfKey, placeOfValue } from '../../../source/source.ts';
import { eachQuestion } from '../rule.ts';
import { refusalBy } from './contradictory-limits.ts';

const numbers = ['number', 'integer'];

const belongs = [
  { key: 'minimum', types: numbers, of: 'a number' },
  { key: 'maximum', types: numbers, of: 'a number' },
  { key: 'decimals', types: ['number'], of: 'a number with decimal places' },
  { key: 'minItems', types: ['array'], of: 'several answers' },
  { key: 'maxItems', types: ['array'], of: 'several answers' },
  { key: 'const', types: ['boolean'], of: 'yes or no' },
] as const;

export const limits = eachQuestion(function* ({ name, field, path, entry, words }, set, { source }) {
  for (const { key, types, of } of belongs) {
    if (field[key] === undefined || types.some((type) => type === field.type)) continue;
    const message = `"${key}" is for ${of}, and "${name}" is none.`;
    yield { ...placeOfKey(set.schema, [...path, key]), message, fix: 'Delete it, or change the type.' };
  }
  for (const key of ['prefix', 'suffix'] as const) {
    if (entry?.[key] === undefined || ['number', 'decimal', 'computed'].includes(entry['ui:widget'] ?? ''))
      continue;
    const message = `A ${key} stands beside a number, and "${name}" is asked with the widget "${entry['ui:widget']}".`;
    const fix = 'Delete it, or write "ui:widget": "number".';
    yield { ...placeOfKey(set.ui, [...words, key]), message, fix };
  }
  const { minItems = 0 } = field;
  // If two or more options must be chosen, an exclusive option ("none of these") cannot be one of them.
  const offered = choicesOf(source, set.schema.path, field)?.filter(
    ({ deprecated, exclusive }) => !deprecated && !(exclusive && minItems > 1),
  );
  if (field.type === 'array' && offered && minItems > offered.length) {
    const message = `Nobody can choose ${minItems} of the ${offered.length} options of "${name}".`;
    yield { ...placeOfValue(set.schema, [...path, 'minItems']), message, fix: 'Make it smaller.' };
  }
  if (field.const && !requiredNames(set).some((each) => each.name === name)) {
    const message = `"${name}" can only be ticked, and nobody has to tick it.`;
    yield { ...placeOfKey(set.schema, path), message, fix: `Add "${name}" to "required".` };
  }
});

export const defaults = eachQuestion(function* ({ name, field, path }, set, { source, flows, today }) {
  const place = [...path, 'default'];
  if (field.default !== undefined && field.const) {
    const message = `Nobody has agreed before the question: "${name}" must not be ticked beforehand.`;
    yield { ...placeOfKey(set.schema, place), message, fix: 'Delete the default.' };
  } else if (field.default !== undefined) {
    const options = choicesOf(source, set.schema.path, field)?.flatMap(({ value, deprecated }) =>
      deprecated ? [] : [value],
    );
    const message = wrongDefault(field, options, today);
    if (message)
      yield {
        ...placeOfValue(set.schema, place),
        message: `The default of "${name}" ${message}.`,
        fix: 'Correct it.',
      };
  }
  if (!field.readOnly || field.default !== undefined) return;
  const isFilled = [...set.entries.values()].some(({ fills = {} }) => Object.hasOwn(fills, name));
  const isKnown = flows.some(({ file }) => Object.hasOwn(file.value.prefill ?? {}, name));
  if (isFilled || isKnown) return;
  const message = `"${name}" is only shown, and nothing says what.`;
  yield { ...placeOfKey(set.schema, [...path, 'readOnly']), message, fix: 'Add a "default", or delete it.' };
});

function wrongDefault(
  field: FieldEntry,
  options: readonly unknown[] | undefined,
  today: string,
): string | undefined {
  const { type, default: given } = field;
  const choices = Array.isArray(given) ? given : [given];
  if (options) {
    if ((type === 'array') !== Array.isArray(given)) return type === 'array' ? 'is no list' : 'is a list';
    if (!choices.every((each) => options.includes(each))) return 'is not offered in its list';
    return outside(field, given, today);
  }
  if (numbers.includes(String(type))) {
    if (typeof given !== 'number' || (type === 'integer' && !Number.isInteger(given)))
      return 'is no such number';
  } else if (type === 'boolean') return typeof given === 'boolean' ? undefined : 'is not true or false';
  else if (typeof given !== 'string') return 'is no text';
  return outside(field, given, today);
}

function outside(field: FieldEntry, given: unknown, today: string): string | undefined {
  const reason = refusalBy(field, today)(given);
  return reason && `is outside of its limits: ${reason}`;
}
