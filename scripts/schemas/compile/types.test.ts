import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FieldSet, StepDefinition } from '#engine/core/index.ts';
import { folders } from '#folders';
import { portalIn } from '../../portal/product.ts';
import { generate } from '../generate.ts';
import { flowsOf } from '../source/flows.ts';
import { readSource } from '../source/source.ts';
import { schemasWith } from '../testing/fixture.ts';
import { resolveFlow } from './resolve.ts';
import { pascalCase } from './types.ts';

const source = readSource(portalIn(folders.schemas));
const flows = flowsOf(source).map((flow) => ({
  id: flow.id,
  steps: resolveFlow(source, flow).definition.steps,
}));
const typesOf = (id: string) => readFileSync(join(folders.generated, id, 'types.ts'), 'utf8');

/** The interface of each step that asks something, and of the groups and rows in it. */
const setsOf = (id: string, steps: readonly StepDefinition[]) =>
  steps
    .filter(({ fields }) => fields)
    .flatMap((step) => withInner(pascalCase(id) + pascalCase(step.id), step));

const withInner = (type: string, set: FieldSet): [type: string, set: FieldSet][] => [
  [type, set],
  ...Object.entries(set.fieldSets ?? {}).flatMap(([name, inner]) =>
    withInner(type + pascalCase(name), inner),
  ),
];

test.each(flows)(
  '$id: an interface a step and a group, named after it, and nothing else',
  ({ id, steps }) => {
    const named = typesOf(id).match(/^export \w+ \w+/gm);
    const asking = setsOf(id, steps).map(([type]) => type);
    expect(named).toEqual([pascalCase(id), ...asking].map((name) => `export interface ${name}`));
    expect(typesOf(id)).not.toMatch(/\w+\d+\b(?= [{=])|\[\w+: string\]|\bany\b|\bunknown\b/);
  },
);

test.each(flows)(
  '$id: each question with its words, its options, and whether it must be answered',
  ({ id, steps }) => {
    const types = typesOf(id);
    for (const [title, { fields = {}, ui = {}, required = [], fieldSets = {} }] of setsOf(id, steps)) {
      const [, body] = types.split(`export interface ${title} {\n`);
      for (const [name, { type, enum: options }] of Object.entries(fields)) {
        // What is said of a group stands at its own interface.
        if (Object.hasOwn(fieldSets, name)) continue;
        const { label, hint } = ui[name]!;
        const docs = ['/**', ...[label, hint].filter(Boolean).map((line) => ` * ${line}`), ' */'];
        const typed = type === 'integer' ? 'number' : type;
        const sign = required.includes(name) ? ':' : '?:';
        const lines = docs.map((line) => `  ${line}\n`).join('');
        expect(body, name).toContain(`${lines}  ${name}${sign}${options ? '' : ` ${typed};`}`);
        const union = body!.split(`\n  ${name}${sign}`)[1]!.split(';\n')[0]!;
        for (const option of options ?? []) expect(union, name).toContain(option);
      }
    }
  },
);

test('options of three shapes, an apostrophe, two steps that end alike: unions stay clean', async () => {
  const root = schemasWith({
    'options/country.json': ['"Ghana"', '"Ghana", "Côte d\'Ivoire"'],
    'trip/flow.json': [
      '{ "id": "quiz"',
      '{ "id": "person-visa", "path": "/pv", "title": "Person", "progress": 70 },\n    { "id": "quiz"',
    ],
    'trip/person-visa.schema.json': readFileSync(
      join(import.meta.dirname, '../testing/fixture/trip/quiz.schema.json'),
      'utf8',
    ).replaceAll('dueDay', 'other'),
    'trip/person-visa.ui.json':
      '{ "$schema": "../meta/ui.schema.json", "other": { "ui:title": "Person", "ui:widget": "radios", "noun": "x" } }',
  });
  const types = (await generate(portalIn(root))).get('trip/types.ts')!;
  expect(types).toContain(`country: 'The Gambia' | 'Ghana' | "Côte d'Ivoire" | 'Senegal';`);
  expect(types).toContain("school?: 'University of The Gambia' | 'Gambia College';");
  expect(types).toContain("other: 'the 1st' | 'the 5th';");
  expect(types).not.toMatch(/\w+1\b|\[\w+: string\]/);
});
