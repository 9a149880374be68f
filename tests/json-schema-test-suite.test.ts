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

/** The cases (file, group and title) in which the form validators deliberately deviate from JSON Schema. */
const deviations = [
  // An option is text, a number or a boolean.
  /^enum\.json: heterogeneous enum validation: (one of the enum is valid|valid object matches)$/,
  // An answer is compared with text, a number or a boolean.
  /^const\.json: const with (object|array|\{"a": \w+\} does not match .*): .* is valid$/,
  // The keyword applies only to multiple choices, whose values are text.
  /^uniqueItems\.json: uniqueItems validation: .*non-unique .*(objects|arrays|types|key order)/,
  // The name of a question starts with a letter.
  /^properties\.json: .* Javascript object property names: __proto__ not valid$/,
  // A form asks for a local time in hours and minutes, without a time zone.
  /^format\/time\.json: validation of time strings: (a )?valid /,
];

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
    const expected = deviations.some((each) => each.test(name)) ? !valid : valid;
    expect(validate(withoutPrototypes(data)), expected === valid ? name : `${name} no longer deviates`).toBe(
      expected,
    );
  }
});

/** Removes the prototypes of objects, as the engine's `answersFrom` does before it validates answers. */
function withoutPrototypes(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutPrototypes);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]) => [name, withoutPrototypes(value)] as const);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
