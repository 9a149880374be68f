import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { portalIn } from '#scripts/portal/product.ts';
import { metaOf } from '#scripts/schemas/check/rules/files/shape.ts';
import { readSource } from '#scripts/schemas/source/source.ts';

/* The descriptions by which an editor completes keys and marks mistakes, used as an editor uses them. */

const root = join(import.meta.dirname, '../../schemas');
const source = readSource(portalIn(root));
const kinds = ['flow', 'step', 'ui', 'options', 'portal', 'demo', 'migrations', 'sample'] as const;
type Kind = (typeof kinds)[number];
type Json = { readonly [key: string]: unknown };

const metaSchema = (kind: Kind) =>
  JSON.parse(readFileSync(join(root, `meta/${kind}.schema.json`), 'utf8')) as Json;
const ajv = new Ajv({ strict: false, formats: { regex: true } });
const validators = new Map(kinds.map((kind) => [kind, ajv.compile(metaSchema(kind))]));

function isValid(kind: Kind, file: unknown): boolean {
  return validators.get(kind)!(file);
}

test('there is one for every kind of file, and no other', () => {
  const files = [...source.json.keys()].filter((path) => path.startsWith('meta/'));
  expect(files.sort()).toEqual(kinds.map((kind) => `meta/${kind}.schema.json`).sort());
});

test('every file names its own, and is right by it', () => {
  for (const { path, value } of source.json.values()) {
    if (path.startsWith('meta/')) continue;
    const meta = metaOf(source.product, path)!;
    const up = '../'.repeat(path.split('/').length - 1) || './';
    expect((value as Json).$schema, path).toBe(`${up}${meta}`);
    expect(isValid(meta.slice('meta/'.length, -'.schema.json'.length) as Kind, value), path).toBe(true);
  }
});

/** All that stand in a meta schema with a pattern of their own. */
function patternsIn(node: unknown): Json[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(patternsIn);
  return typeof (node as Json).pattern === 'string' ? [node as Json, ...inner] : inner;
}

test('what must be written in one way is told with an example that is right', () => {
  for (const { pattern, patternErrorMessage } of kinds.flatMap((kind) => patternsIn(metaSchema(kind)))) {
    const [, example = ''] =
      /^It must be .*(?:such as|the word) (.+)\.$/.exec(String(patternErrorMessage)) ?? [];
    expect(example, `${patternErrorMessage}`).toMatch(new RegExp(String(pattern)));
  }
});

/** The smallest right file of each kind, and what makes it wrong. */
const files: { readonly [kind in Kind]: { good: Json; bad: { readonly [slip: string]: Json } } } = {
  flow: {
    good: {
      $schema: '../meta/flow.schema.json',
      id: 'trip',
      version: 1,
      title: 'Trip',
      access: 'public',
      opens: '2027-01-15',
      prefill: { name: '{{first_name}}' },
      steps: [{ id: 'person', title: 'Person' }],
      submit: { who: 'student', wait: 'accepted', go: '/home', once: 'per-student' },
    },
    bad: {
      'no version': { version: undefined },
      'an unknown key': { acces: 'public' },
      'an access that is none': { access: 'staff' },
      'a version as text': { version: '1' },
      'no steps': { steps: [] },
      'a step of no known kind': { steps: [{ id: 'person', title: 'Person', kind: 'page' }] },
      'a step without a title': { steps: [{ id: 'person' }] },
      'an address without its slash': { path: 'trip' },
      'a folder whose name is no name': { id: 'My Trip' },
      'a sender that is none': { submit: { who: 'staff', wait: 'accepted', go: '/home' } },
      'an end without a way on': { submit: { who: 'student', wait: 'accepted' } },
      'a day in another order': { closes: '31-01-2027' },
      'nothing to fill in': { prefill: {} },
    },
  },
  step: {
    good: {
      $schema: '../meta/step.schema.json',
      type: 'object',
      additionalProperties: false,
      properties: { name: { type: 'string', maxLength: 9 }, region: { $ref: '../options/region.json' } },
      required: ['name'],
    },
    bad: {
      'no type that there is': { properties: { name: { type: 'decimal' } } },
      'a question without rules': { properties: { name: {} } },
      'keys beside a $ref': { properties: { name: { $ref: '../options/region.json', maxLength: 9 } } },
      'then without if': { then: { required: ['region'] } },
      'a condition that adds nothing': { if: { required: ['name'] }, then: {} },
      'answers that nobody described': { additionalProperties: true },
    },
  },
  ui: {
    good: {
      $schema: '../meta/ui.schema.json',
      groups: [{ legend: 'You', fields: ['name'] }],
      name: { 'ui:title': 'Name', 'ui:widget': 'text', noun: 'your name' },
    },
    bad: {
      'no noun': { name: { 'ui:title': 'Name', 'ui:widget': 'text' } },
      'a widget that is none': { name: { 'ui:title': 'Name', 'ui:widget': 'texts', noun: 'your name' } },
      'words for a rule that is none': {
        name: { 'ui:title': 'Name', 'ui:widget': 'text', noun: 'your name', messages: { requird: 'x' } },
      },
      'a group without questions': { groups: [{ legend: 'You', fields: [] }] },
    },
  },
  options: {
    good: { $schema: '../meta/options.schema.json', title: 'Region', type: 'string', enum: ['Banjul'] },
    bad: {
      'no options': { enum: undefined },
      'two shapes at once': { oneOf: [{ const: 'Banjul', title: 'Banjul' }] },
      'an option twice': { enum: ['Banjul', 'Banjul'] },
      'a mark in a plain list': { enum: [{ const: 'Banjul', deprecated: true }] },
      'an entry without a title': { enum: undefined, oneOf: [{ const: 'Banjul' }] },
    },
  },
  portal: {
    good: source.json.get('portal.json')!.value as Json,
    bad: {
      'no product': { product: undefined },
      'a colour that is none': { brandColour: 'green' },
      'a phone number with spaces': { supportPhone: { value: '300 00 00', placeholder: false } },
      'no contract': { contract: undefined },
      'mobile money without a number': {
        mobileMoney: [{ name: 'Money', accountName: 'Students', placeholder: false }],
      },
      'mobile money in nobody’s name': {
        mobileMoney: [{ name: 'Money', number: '3000000', placeholder: false }],
      },
      'a payment that is shown at once': { paymentShownWithinDays: { value: 0, placeholder: false } },
      'a contract without clauses': { contract: { placeholder: false, clauses: [] } },
    },
  },
  demo: {
    good: source.json.get('demo.json')!.value as Json,
    bad: {
      'a phone number that may be somebody’s': { supportPhone: '3000000' },
      'an account that may be somebody’s': {
        bankAccounts: [{ bank: 'A Bank', accountName: 'Students', accountNumber: '123456789012345678' }],
      },
      'mobile money that may be somebody’s': {
        mobileMoney: [{ name: 'Money', accountName: 'Students', number: '3000000' }],
      },
      'no account': { bankAccounts: [] },
      'no whole number of days': { paymentShownWithinDays: 0 },
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
      'a rename to nothing': { changes: [{ version: 2, rename: 'surname' }] },
      'an option that becomes nothing': { changes: [{ version: 2, mapOption: 'city', option: 'x' }] },
      'two changes in one': { changes: [{ version: 2, rename: 'a', to: 'b', drop: 'c' }] },
      'a change that says nothing': { changes: [{ version: 2 }] },
      'a change to the first version': { changes: [{ version: 1, drop: 'a' }] },
      'a drop to something': { changes: [{ version: 2, drop: 'a', to: 'b' }] },
    },
  },
  sample: {
    good: {
      $schema: '../../meta/sample.schema.json',
      title: 'A name alone',
      version: 1,
      answers: { person: { name: 'Awa' } },
      expect: [{ step: 'person', field: 'region', keyword: 'required' }],
    },
    bad: {
      'no title': { title: undefined },
      'an answer that is nothing': { answers: { person: { name: null } } },
      'a verdict that is none': { expect: 'right' },
      'a rule that is none': { expect: [{ step: 'person', field: 'name', keyword: 'requird' }] },
      'version nought': { version: 0 },
    },
  },
};

describe.each(kinds)('%s', (kind) => {
  const { good, bad } = files[kind];
  test('a right file is right', () => {
    expect(isValid(kind, good)).toBe(true);
  });

  test.each(Object.entries(bad))('%s is marked', (_slip, change) => {
    expect(isValid(kind, JSON.parse(JSON.stringify({ ...good, ...change })))).toBe(false);
  });

  test('an unknown key is marked', () => {
    expect(isValid(kind, { ...good, '?': 1 })).toBe(false);
  });

  test('every key is explained and has a name in words, another one than those beside it, and each code a description', () => {
    expect(wordless(metaSchema(kind))).toEqual([]);
  });
});

/** The keys that an editor would offer without a word, or by the name of another, and the codes without descriptions. */
function wordless(meta: Json): string[] {
  const definitions = (meta.definitions ?? {}) as { readonly [name: string]: Json };
  const wordOf = (word: 'title' | 'description', { $ref, ...schema }: Json): unknown =>
    schema[word] ?? ($ref && wordOf(word, definitions[String($ref).split('/').at(-1)!]!));
  const missing: string[] = [];
  // `if` and its like speak of keys that are explained elsewhere.
  function visit(schema: Json, path: string): void {
    const keys = Object.entries((schema.properties ?? {}) as { readonly [key: string]: Json });
    const titles = keys.map(([, each]) => wordOf('title', each));
    for (const [index, [key]] of keys.entries()) {
      const isAlone = titles.filter((title) => title === titles[index]).length === 1;
      if (!/^[A-Z]/.test(String(titles[index] ?? '')) || !isAlone) missing.push(`${path}/${key}: title`);
    }
    const { enum: codes, enumDescriptions: words } = schema as { readonly [key: string]: unknown[] };
    if (codes && new Set(words).size !== codes.length) missing.push(`${path}: enum`);
    for (const keyword of ['properties', 'patternProperties', 'definitions']) {
      for (const [key, each] of Object.entries((schema[keyword] ?? {}) as { readonly [key: string]: Json })) {
        const at = `${path}/${key}`;
        if (keyword !== 'definitions' && !wordOf('description', each)) missing.push(`${at}: description`);
        visit(each, at);
      }
    }
    if (schema.items) visit(schema.items as Json, `${path}[]`);
  }
  visit(meta, '');
  return missing;
}
