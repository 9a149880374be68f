import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newAjv } from '#scripts/schemas/compile/ajv.ts';

/*
 * These tests run the official JSON Schema test cases (draft 7) for every keyword that forms may use.
 * json-schema-test-suite/README.md says where the cases come from.
 */

const folder = path.join(import.meta.dirname, 'json-schema-test-suite');

interface Group {
  readonly description: string;
  readonly schema: object | boolean;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

/** The cases in which the form validators deliberately deviate from JSON Schema. */
const deviations: readonly { group: string; why: string; cases: readonly string[] }[] = [
  {
    group: 'enum.json: heterogeneous enum validation',
    why: 'An option is text, a number or a boolean.',
    cases: ['one of the enum is valid', 'valid object matches'],
  },
  {
    group: 'const.json: const with object',
    why: 'An answer is compared with text, a number or a boolean.',
    cases: ['same object is valid', 'same object with different property order is valid'],
  },
  {
    group: 'const.json: const with array',
    why: 'The same.',
    cases: ['same array is valid'],
  },
  {
    group: 'const.json: const with {"a": false} does not match {"a": 0}',
    why: 'The same.',
    cases: ['{"a": false} is valid'],
  },
  {
    group: 'const.json: const with {"a": true} does not match {"a": 1}',
    why: 'The same.',
    cases: ['{"a": true} is valid'],
  },
  {
    group: 'uniqueItems.json: uniqueItems validation',
    why: 'It applies only to multiple choices, whose values are text.',
    cases: [
      'non-unique array of objects is invalid',
      'non-unique array of nested objects is invalid',
      'non-unique array of arrays is invalid',
      'non-unique array of more than two arrays is invalid',
      'non-unique heterogeneous types are invalid',
      'objects are non-unique despite key order',
    ],
  },
  {
    group: 'properties.json: properties whose names are Javascript object property names',
    why: 'The name of a question starts with a letter.',
    cases: ['__proto__ not valid'],
  },
  {
    group: 'format/time.json: validation of time strings',
    why: 'A form asks for hours and minutes in local time.',
    cases: [
      'a valid time string',
      'a valid time string with leap second, Zulu',
      'valid leap second, zero time-offset',
      'valid leap second, positive time-offset',
      'valid leap second, large positive time-offset',
      'valid leap second, negative time-offset',
      'valid leap second, large negative time-offset',
      'a valid time string with second fraction',
      'a valid time string with precise second fraction',
      'a valid time string with plus offset',
      'a valid time string with minus offset',
      'a valid time string with case-insensitive Z',
    ],
  },
];

const expectedDeviations = new Set(
  deviations.flatMap(({ group, cases }) => cases.map((title) => `${group}: ${title}`)),
);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
const cases = files.flatMap((file) =>
  (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Group[]).map((group) => ({ file, ...group })),
);

test.each(cases)('$file: $description', ({ file, description, schema, tests }) => {
  const validate = newAjv().compile(schema);
  for (const { description: title, data, valid } of tests) {
    const name = `${file}: ${description}: ${title}`;
    const expected = expectedDeviations.delete(name) ? !valid : valid;
    expect(validate(withoutPrototypes(data)), expected === valid ? name : `${name} no longer deviates`).toBe(
      expected,
    );
  }
});

test('every listed deviation is a case of the suite', () => {
  expect([...expectedDeviations]).toEqual([]);
});

/** Removes the prototypes of objects, as the engine's `answersFrom` does before it validates answers. */
function withoutPrototypes(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutPrototypes);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]) => [name, withoutPrototypes(value)] as const);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
