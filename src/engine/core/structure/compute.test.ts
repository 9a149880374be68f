import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import type { Computed, FieldSchema, FieldUi } from '../field.ts';
import { compute } from './compute.ts';

const answers: { [name: string]: Answer } = {
  ...{ tenth: 0.1, fifth: 0.2, income: 1000.3, rent: 400, half: 'half', zero: 0, huge: 1e308, tiny: 1e-7 },
  ...{ born: '2008-02-29', halfBorn: '2008--01', month: '2008-02', town: 'Bakau', class: 'A' },
  members: [
    { name: 'Awa', income: 0.1, children: [{ age: 3 }, { age: 5 }] },
    { name: 'Musa', income: 0.7, children: [] },
    { name: 'Fatou', children: [{ age: 2 }], skills: ['sew', 'cook'] },
    'no row',
  ],
  skills: ['cook', 'sew'],
  home: { rooms: 3 },
};

const computed = (how: Computed, schema: Partial<FieldSchema> = {}, facts?: FieldUi['facts']) =>
  compute(
    {
      schema: { type: 'number', ...schema, computed: how },
      ui: { label: '', noun: '', widget: 'computed', ...(facts && { facts }) },
    },
    (name) => answers[name],
    '2026-02-28',
  );

test.each<[Computed, Answer | undefined]>([
  [{ sum: ['tenth', 'fifth'] }, 0.3],
  [{ sum: ['rent', 'missing', 'half'] }, 400],
  [{ sum: ['missing'] }, undefined],
  [{ sum: ['members.income'] }, 0.8],
  [{ sum: ['members.children.age', 'home.rooms'] }, 13],
  [{ sum: ['members.name.x', 'rent.x', 'constructor'] }, undefined],
  [{ sum: ['huge', 'huge'] }, undefined],
  [{ sum: ['tiny', 'tenth'] }, 0.1000001],
  [{ difference: ['income', 'rent', 'tenth'] }, 600.2],
  [{ difference: ['income', 'missing'] }, 1000.3],
  [{ difference: ['missing', 'income'] }, undefined],
  [{ difference: ['income', 'members.income'] }, 999.5],
  [{ product: ['tenth', 'fifth', 'rent'] }, 8],
  [{ product: ['tenth', 'tenth'] }, 0.01],
  [{ product: ['rent', 'missing'] }, undefined],
  [{ product: ['rent', 'zero'] }, 0],
  [{ count: ['members'] }, 4],
  [{ count: ['members.children'] }, 3],
  [{ count: ['skills', 'members.skills'] }, 4],
  [{ count: ['missing'] }, 0],
  [{ count: ['town'] }, 0],
  [{ age: ['born'] }, 17],
  [{ age: ['halfBorn'] }, undefined],
  [{ age: ['month'] }, undefined],
  [{ age: ['missing'] }, undefined],
])('%j is %j', (how, expected) => {
  expect(computed(how)).toBe(expected);
});

test('returns the fact of the chosen option, as text or number', () => {
  const facts = { Bakau: 'Kanifing', 7: '12.5' };
  expect(computed({ fact: ['town', 'region'] }, { type: 'string' }, facts)).toBe('Kanifing');
  expect(computed({ fact: ['class', 'region'] }, { type: 'string' }, facts)).toBe(undefined);
  expect(computed({ fact: ['town', 'region'] }, {}, { Bakau: '12.5' })).toBe(12.5);
  expect(computed({ fact: ['town', 'region'] }, {}, facts)).toBe(undefined);
  expect(computed({ fact: ['members', 'region'] }, { type: 'string' }, facts)).toBe(undefined);
});

test('rounds halves up at the decimal places of the field', () => {
  expect(computed({ product: ['tenth', 'income'] }, { decimals: 2 })).toBe(100.03);
  expect(computed({ sum: ['tiny'] }, { decimals: 2 })).toBe(0);
  answers.exact = 1.005;
  expect(computed({ sum: ['exact'] }, { decimals: 2 })).toBe(1.01);
  expect(computed({ sum: ['exact'] }, { decimals: 0 })).toBe(1);
});
