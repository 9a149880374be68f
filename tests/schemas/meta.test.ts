import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { portalIn } from '#scripts/portal/product.ts';
import { metaOf } from '#scripts/schemas/check/rules/files/file-shapes.ts';
import { readSource } from '#scripts/schemas/source/source.ts';

/* The meta schemas describe the staff's JSON files. With them, editors complete keys and mark errors. */

const root = join(import.meta.dirname, '../../schemas');
const source = readSource(portalIn(root));
const kinds = ['flow', 'step', 'ui', 'options', 'portal', 'demo', 'migrations', 'sample'] as const;
type Kind = (typeof kinds)[number];
type Json = { readonly [key: string]: unknown };

const metaSchema = (kind: Kind) =>
  JSON.parse(readFileSync(join(root, `meta/${kind}.schema.json`), 'utf8')) as Json;
const ajv = new Ajv({ strict: false, formats: { regex: true } });
const validators = new Map(kinds.map((kind) => [kind, ajv.compile(metaSchema(kind))]));

const metaNameOf = (path: string) =>
  metaOf(source.product, path)?.slice('meta/'.length, -'.schema.json'.length);

const firstOf = (kind: Kind) =>
  [...source.json.values()].find(({ path }) => metaNameOf(path) === kind)!.value as Json;

function isValid(kind: Kind, file: unknown): boolean {
  return validators.get(kind)!(file);
}

test('there is exactly one for each kind of file', () => {
  const files = [...source.json.keys()].filter((path) => path.startsWith('meta/'));
  expect(files.sort()).toEqual(kinds.map((kind) => `meta/${kind}.schema.json`).sort());
});

test('every file names its meta schema and is valid', () => {
  for (const { path, value } of source.json.values()) {
    if (path.startsWith('meta/')) continue;
    const meta = metaOf(source.product, path)!;
    const up = '../'.repeat(path.split('/').length - 1) || './';
    expect((value as Json).$schema, path).toBe(`${up}${meta}`);
    expect(isValid(meta.slice('meta/'.length, -'.schema.json'.length) as Kind, value), path).toBe(true);
  }
});

function patternsIn(node: unknown): Json[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(patternsIn);
  return typeof (node as Json).pattern === 'string' ? [node as Json, ...inner] : inner;
}

test('messages for patterns contain a valid example', () => {
  for (const { pattern, patternErrorMessage } of kinds.flatMap((kind) => patternsIn(metaSchema(kind)))) {
    const [, example = ''] =
      /^It must be .*(?:such as|the word) (.+)\.$/.exec(String(patternErrorMessage)) ?? [];
    expect(example, `${patternErrorMessage}`).toMatch(new RegExp(String(pattern)));
  }
});

/** Contains a valid file of each kind, and changes that make the file invalid. */
const files: { readonly [kind in Kind]: { good: Json; bad: { readonly [slip: string]: Json } } } = {
  flow: {
    good: firstOf('flow'),
    bad: {
      'a version as text': { version: '1' },
      'no steps': { steps: [] },
      'a step of an unknown kind': { steps: [{ id: 'person', title: 'Person', kind: 'page' }] },
      'a step without a title': { steps: [{ id: 'person' }] },
      'an address without a slash': { path: 'trip' },
      'an id with a space': { id: 'my trip' },
      'an id that begins with a digit': { id: '2027-trip' },
      'an id with another letter': { id: 'enquête' },
      'an id with a capital letter': { id: 'Trip' },
      'an id with an underscore': { id: 'my_trip' },
      'an unknown sender': { submit: { who: 'staff', wait: 'accepted', go: '/home' } },
      'a submit without `go`': { submit: { who: 'student', wait: 'accepted' } },
      'a day in another format': { closes: '31-01-2027' },
      'an empty prefill': { prefill: {} },
    },
  },
  step: {
    good: firstOf('step'),
    bad: {
      'an unknown type': { properties: { name: { type: 'decimal' } } },
      'a question without rules': { properties: { name: {} } },
      'keys next to a $ref': { properties: { name: { $ref: '../options/region.json', maxLength: 9 } } },
      'then without if': { if: undefined, then: { required: ['region'] } },
      'a condition that adds nothing': { if: { required: ['name'] }, then: {} },
      'additional answers': { additionalProperties: true },
    },
  },
  ui: {
    good: firstOf('ui'),
    bad: {
      'no noun': { name: { 'ui:title': 'Name', 'ui:widget': 'text' } },
      'an unknown widget': { name: { 'ui:title': 'Name', 'ui:widget': 'texts', noun: 'your name' } },
      'a message for an unknown rule': {
        name: { 'ui:title': 'Name', 'ui:widget': 'text', noun: 'your name', messages: { requird: 'x' } },
      },
      'a group without questions': { groups: [{ legend: 'You', fields: [] }] },
    },
  },
  options: {
    good: { $schema: '../meta/options.schema.json', title: 'Region', type: 'string', enum: ['Banjul'] },
    bad: {
      'no options': { enum: undefined },
      'two notations at once': { oneOf: [{ const: 'Banjul', title: 'Banjul' }] },
      'an option twice': { enum: ['Banjul', 'Banjul'] },
      'an entry without a title': { enum: undefined, oneOf: [{ const: 'Banjul' }] },
    },
  },
  portal: {
    good: firstOf('portal'),
    bad: {
      'no product': { product: undefined },
      'a phone number with spaces': { supportPhone: { value: '300 00 00', placeholder: false } },
      'no contract': { contract: undefined },
      'mobile money without a number': {
        mobileMoney: [{ name: 'Money', accountName: 'Students', placeholder: false }],
      },
      'mobile money without an account name': {
        mobileMoney: [{ name: 'Money', number: '3000000', placeholder: false }],
      },
      'a payment shown within zero days': { paymentShownWithinDays: { value: 0, placeholder: false } },
      'a contract without clauses': { contract: { placeholder: false, clauses: [] } },
    },
  },
  demo: {
    good: firstOf('demo'),
    bad: {
      'a phone number that may be real': { supportPhone: '3000000' },
      'an account that may be real': {
        bankAccounts: [{ bank: 'A Bank', accountName: 'Students', accountNumber: '123456789012345678' }],
      },
      'mobile money that may be real': {
        mobileMoney: [{ name: 'Money', accountName: 'Students', number: '3000000' }],
      },
      'no account': { bankAccounts: [] },
      'zero days': { paymentShownWithinDays: 0 },
    },
  },
  migrations: {
    good: {
      $schema: '../meta/migrations.schema.json',
      changes: [
        { version: 2, rename: 'surname', to: 'familyName' },
        { version: 2, mapOption: 'city', option: 'Serrekunda', to: 'Serekunda' },
        { version: 3, drop: 'nickname' },
        { $comment: 'It was never offered.', version: 3, drop: 'city', option: 'Nowhere' },
      ],
    },
    bad: {
      nothing: { changes: [] },
      'an option without a new value': { changes: [{ version: 2, mapOption: 'city', option: 'x' }] },
      'two changes in one': { changes: [{ version: 2, rename: 'a', to: 'b', drop: 'c' }] },
      'an empty change': { changes: [{ version: 2 }] },
      'a change to the first version': { changes: [{ version: 1, drop: 'a' }] },
    },
  },
  sample: {
    good: firstOf('sample'),
    bad: {
      'no title': { title: undefined },
      'an answer that is null': { answers: { person: { name: null } } },
      'an unknown expectation': { expect: 'right' },
      'an unknown rule': { expect: [{ step: 'person', field: 'name', keyword: 'requird' }] },
      'version zero': { version: 0 },
    },
  },
};

describe.each(kinds)('%s', (kind) => {
  const { good, bad } = files[kind];
  test('accepts a valid file', () => {
    expect(isValid(kind, good)).toBe(true);
  });

  test.each(Object.entries(bad))('rejects %s', (_title, change) => {
    expect(isValid(kind, JSON.parse(JSON.stringify({ ...good, ...change })))).toBe(false);
  });

  test('rejects an unknown key', () => {
    expect(isValid(kind, { ...good, '?': 1 })).toBe(false);
  });

  test('every key has a description and a unique title, and each code a description', () => {
    expect(undescribed(metaSchema(kind))).toEqual([]);
  });
});

function undescribed(meta: Json): string[] {
  const definitions = (meta.definitions ?? {}) as { readonly [name: string]: Json };
  const annotationOf = (word: 'title' | 'description', { $ref, ...schema }: Json): unknown =>
    schema[word] ?? ($ref && annotationOf(word, definitions[String($ref).split('/').at(-1)!]!));
  const missing: string[] = [];
  // Does not visit the schemas in `if` and similar keywords: their keys have a description where they are
  // defined.
  function visit(schema: Json, path: string): void {
    const keys = Object.entries((schema.properties ?? {}) as { readonly [key: string]: Json });
    const titles = keys.map(([, each]) => annotationOf('title', each));
    for (const [index, [key]] of keys.entries()) {
      const isAlone = titles.filter((title) => title === titles[index]).length === 1;
      if (!/^[A-Z]/.test(String(titles[index] ?? '')) || !isAlone) missing.push(`${path}/${key}: title`);
    }
    const { enum: codes, enumDescriptions: words } = schema as { readonly [key: string]: unknown[] };
    if (codes && new Set(words).size !== codes.length) missing.push(`${path}: enum`);
    for (const keyword of ['properties', 'patternProperties', 'definitions']) {
      for (const [key, each] of Object.entries((schema[keyword] ?? {}) as { readonly [key: string]: Json })) {
        const at = `${path}/${key}`;
        if (keyword !== 'definitions' && !annotationOf('description', each))
          missing.push(`${at}: description`);
        visit(each, at);
      }
    }
    if (schema.items) visit(schema.items as Json, `${path}[]`);
  }
  visit(meta, '');
  return missing;
}
