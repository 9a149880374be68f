import fc from 'fast-check';
import { textsLike } from '../../../arbitraries.ts';
import type { JsonSchema } from './openapi.ts';

export type Known = { readonly [component: string]: fc.Arbitrary<unknown> };

export function valuesOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const { $ref, anyOf, enum: options, type, ...rest } = schema;
  const component = known[$ref?.split('/').at(-1) ?? ''];
  if (component) return component;
  if (anyOf) return fc.oneof(...anyOf.map((one: JsonSchema) => valuesOf(one, known)));
  if (options) return fc.constantFrom(...options);
  if ('const' in rest) return fc.constant(rest.const);
  if (type === 'string') return texts(rest);
  if (type === 'number') return numbers(rest);
  if (type === 'integer') return fc.integer({ min: rest.minimum, max: rest.maximum });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return lists(rest, known);
  if (type === 'object') return objects(rest, known);
  throw new Error(`No values are known for ${JSON.stringify(schema)}`);
}

function objects({ properties = {}, required = [] }: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const each = Object.entries<JsonSchema>(properties).map(([name, schema]) => [
    name,
    valuesOf(schema, known),
  ]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(each), { requiredKeys: [...required] });
}

function lists(
  { items = {}, minItems = 0, maxItems = 3, uniqueItems }: JsonSchema,
  known: Known,
): fc.Arbitrary<unknown> {
  const limits = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) };
  const each = valuesOf(items, known);
  return uniqueItems ? fc.uniqueArray(each, limits) : fc.array(each, limits);
}

function numbers({ minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 1e9)) }),
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  );
}

function texts(rules: JsonSchema): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 200, contentMediaType } = rules;
  if (contentMediaType) return files;
  if (format === 'date') return days;
  const longest = Math.min(maxLength, 200);
  const text = pattern
    ? textsLike(pattern, longest).filter((text) => new RegExp(pattern, 'u').test(text))
    : fc.string({ unit: 'grapheme', minLength, maxLength: longest });
  return text.filter(
    (value) => isTyped(value) && lengthOf(value) >= minLength && lengthOf(value) <= maxLength,
  );
}

/** An emoji counts as 1, although its `length` is 2. */
const lengthOf = (text: string) => [...text].length;

/** Returns whether a text has no invisible characters, which nobody types and the server removes. */
const isTyped = (text: string) => !/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uFFFD]/u.test(text);

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const fileNames = fc.constantFrom('invoice.pdf', 'Rechnung März.PDF', 'a.b.pdf');
const files = fc
  .tuple(fc.string({ maxLength: 300 }), fileNames)
  .map(([text, name]) => new File([`%PDF-1.4 ${text}`], name));
