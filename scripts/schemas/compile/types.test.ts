import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FieldSet } from '#engine/core/index.ts';
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

test.each(flows)(
  '$id: one interface per step, group and row, named after it, and nothing else',
  ({ id, steps }) => {
    const named = typesOf(id).match(/^export \w+ \w+/gm);
    const asking = steps.filter(({ fields }) => fields);
    const names = asking.flatMap((step) => namesIn(pascalCase(id) + pascalCase(step.id), step));
    expect(named?.toSorted()).toEqual(
      [pascalCase(id), ...names].map((name) => `export interface ${name}`).sort(),
    );
    expect(typesOf(id)).not.toMatch(/\[\w+: string\]|: any\b|: unknown\b/);
  },
);

function namesIn(name: string, { fieldSets = {} }: FieldSet): string[] {
  const inner = Object.entries(fieldSets).flatMap(([field, set]) => namesIn(name + pascalCase(field), set));
  return [name, ...inner];
}

test('describes each question, with clean unions for all option notations, apostrophes, and steps with the same suffix', async () => {
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
  expect(types).toContain('  /**\n   * City\n   * Where Safari picks you up\n   */\n  city: string;\n');
  expect(types).not.toMatch(/\w+1\b|\[\w+: string\]/);
});
