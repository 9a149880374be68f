import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import type { Computed, FieldSchema, FieldUi } from '../field.ts';
import { compute } from './compute.ts';

const answers: { [name: string]: Answer } = {
  ...{ tenth: 0.1, income: 1000.3, rent: 400, huge: 1e308, tiny: 1e-7, exact: 1.005 },
  ...{ halfBorn: '2008--01', town: 'Bakau', class: 'A', members: [{ name: 'Awa', income: 0.1 }, 'no row'] },
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
  [{ sum: ['members.name.x', 'rent.x', 'constructor'] }, undefined],
  [{ sum: ['huge', 'huge'] }, undefined],
  [{ sum: ['tiny', 'tenth'] }, 0.1000001],
  [{ count: ['town'] }, 0],
  [{ age: ['halfBorn'] }, undefined],
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
  expect(computed({ sum: ['exact'] }, { decimals: 2 })).toBe(1.01);
  expect(computed({ sum: ['exact'] }, { decimals: 0 })).toBe(1);
});
