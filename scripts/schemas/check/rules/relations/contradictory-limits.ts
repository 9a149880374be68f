import { compareDates, dayAt } from '#engine/core/index.ts';
import { newAjv } from '../../../compile/ajv.ts';
import { memoized } from '../../../memoized.ts';
import { allFields, type FieldPlace, type QuestionSet } from '../../../source/field-sets.ts';
import type { Finding } from '../../../source/finding.ts';
import { type Option, optionsOf } from '../../../source/options.ts';
import type { FieldEntry } from '../../../source/schema-files.ts';
import { placeOfValue, type Source } from '../../../source/source.ts';
import { compiledRegex } from '../../regex.ts';
import { eachSet } from '../rule.ts';

const pairs = [
  ['minimum', 'maximum', 'the smallest number', 'is larger than the largest'],
  ['minLength', 'maxLength', 'the shortest length', 'is longer than the longest'],
  ['minItems', 'maxItems', 'the fewest', 'are more than the most'],
] as const;

export const contradictoryLimits = eachSet(function* (set, { source }) {
  for (const place of allFields(set)) {
    const whole = (place.narrowed && set.fieldSet.properties?.[place.name]) || {};
    const empty = emptyPairs(whole, place);
    for (const { key, message, fix } of empty)
      yield { ...placeOfValue(set.schema, [...place.path, key]), message, fix };
    if (empty.length === 0 && emptyPairs({}, { ...place, field: whole }).length === 0)
      yield* refusedOptions(source, set, place, whole);
  }
});

function emptyPairs(whole: FieldEntry, { name, field }: Pick<FieldPlace, 'name' | 'field'>) {
  return pairs.flatMap(([low, high, lowest, isBeyond]) => {
    const least = Math.max(...[whole[low], field[low]].filter(isNumber));
    const most = Math.min(...[whole[high], field[high]].filter(isNumber));
    const key = field[low] === undefined ? high : low;
    if (field[key] === undefined) return [];
    const step = low === 'minimum' ? stepOf({ ...whole, ...field }) : 1;
    const isEmpty = Math.ceil(least / step - tolerance) > Math.floor(most / step + tolerance);
    if (!isEmpty) return [];
    const why =
      least > most
        ? `${lowest} (${least}) ${isBeyond} (${most})`
        : `no such number lies between ${least} and ${most}`;
    const message = `No answer to "${name}" can be right: ${why}.`;
    return [{ key, message, fix: `Make "${low}" smaller or "${high}" larger.` }];
  });
}

const tolerance = 1e-9;

/** Returns the smallest difference between two answers: almost zero if any number is accepted. */
function stepOf({ type, decimals }: FieldEntry): number {
  if (type === 'integer') return 1;
  return decimals === undefined ? Number.EPSILON : 10 ** -decimals;
}

export const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * Reports options that the limits reject. An option in a branch must meet the limits of the branch and of the
 * question that the branch narrows.
 */
function* refusedOptions(
  source: Source,
  { schema }: QuestionSet,
  { name, field, path, narrowed }: FieldPlace,
  whole: FieldEntry,
): Iterable<Finding> {
  const options = optionsOf(source, schema.path, field);
  if (!options) return;
  const own = narrowed ? optionsOf(source, schema.path, whole) : undefined;
  const offered = own && new Set(own.map(({ value }) => value));
  // Keys next to a "$ref" are ignored here, because rules/files/references.ts reports them.
  const refuses = [whole, field.$ref ? {} : field].map((each) => refusalBy({ ...each, enum: undefined }));
  const why = ({ value }: Option) =>
    offered && !offered.has(value)
      ? 'the question has no such option'
      : refuses.map((refuse) => refuse(value)).find(Boolean);
  for (const option of options) {
    const reason = option.deprecated || typeof option.value !== 'string' ? undefined : why(option);
    if (!reason) continue;
    const at = field.enum ? [...path, ...option.valuePath] : [...path, '$ref'];
    const message = `"${option.value}" cannot be answered to "${name}": ${reason}.`;
    yield { ...placeOfValue(schema, at), message, fix: 'Change the option, or the limits.' };
  }
}

const keywords = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
const ajv = newAjv();
const compiled = memoized((limits: object) => ajv.compile(JSON.parse(JSON.stringify(limits))));

/**
 * Returns a function that says why the limits reject a value. For a valid value, that function returns
 * undefined.
 */
export function refusalBy(field: FieldEntry, today = ''): (value: unknown) => string | undefined {
  const { type, format = '', decimals, pattern } = field;
  const isKnown = Object.hasOwn(ajv.formats, format);
  const limits = {
    ...Object.fromEntries(keywords.map((key) => [key, field[key]])),
    // Invalid patterns are skipped, because rules/questions/patterns.ts reports them.
    pattern: pattern !== undefined && compiledRegex(pattern) ? pattern : undefined,
    type: type === 'number' || type === 'integer' || type === 'boolean' ? type : undefined,
    format: isKnown ? format : undefined,
  };
  const validate = compiled(limits);
  return (value) => {
    if (!validate(value)) {
      const [{ keyword = '', params = {} } = {}] = validate.errors ?? [];
      return refusals[keyword]?.({ limit: params.limit, value, field }) ?? 'it does not fit its limits';
    }
    if (decimals !== undefined && typeof value === 'number' && Number(value.toFixed(decimals)) !== value)
      return `it may have ${decimals} decimal places`;
    return typeof value === 'string' ? dayRefusal(field, value, today) : undefined;
  };
}

const typeWords: { readonly [type: string]: string } = {
  number: 'it is no number',
  integer: 'it is no whole number',
  boolean: 'it is not true or false',
};

type Refused = { readonly limit: unknown; readonly value: unknown; readonly field: FieldEntry };

const refusals: { readonly [keyword: string]: (refused: Refused) => string } = {
  type: ({ field }) => typeWords[String(field.type)] ?? 'it is of another kind',
  minLength: ({ limit, value }) => `it has ${[...String(value)].length} characters, and needs ${limit}`,
  maxLength: ({ limit, value }) => `it has ${[...String(value)].length} characters, and may have ${limit}`,
  pattern: () => 'it does not fit the "pattern"',
  format: ({ field }) => `it is not what "format": "${field.format}" asks for`,
  minimum: ({ limit }) => `the smallest number is ${limit}`,
  maximum: ({ limit }) => `the largest number is ${limit}`,
  minItems: ({ limit }) => `at least ${limit} are chosen`,
  maxItems: ({ limit }) => `at most ${limit} are chosen`,
};

/**
 * Returns why `from` or `to` rejects a date or time, or undefined if neither does. Skips limits that depend
 * on another answer, because that answer is unknown here.
 */
function dayRefusal({ from, to, format = '' }: FieldEntry, value: string, today: string): string | undefined {
  if (!['date', 'year-month', 'partial-date', 'time'].includes(format)) return undefined;
  const [first, last] = [from, to].map((limit) => limit && dayAt(limit, today));
  if (first && compareDates(value, first) < 0) return `the first is "${from}"`;
  if (last && compareDates(value, last) > 0) return `the last is "${to}"`;
  return undefined;
}
