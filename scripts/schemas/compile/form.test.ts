import { expect, test } from 'vitest';
import type { FieldSchema, FieldUi, FlowDefinition, StepDefinition } from '#engine/core/index.ts';
import { formOf } from './form.ts';

/** What the form of a single question brings to the engine. */
function broughtBy(
  schema: Partial<FieldSchema>,
  ui: Partial<FieldUi> = {},
  { path, title = 'Town', ...more }: Partial<FlowDefinition> = {},
) {
  const step: StepDefinition = {
    ...{ id: 'home', kind: 'form', title, check: 'step' },
    fields: { town: { type: 'string', ...schema } },
    ui: { town: { label: 'Town', noun: 'your town', widget: 'text', ...ui } },
  };
  const form: FlowDefinition = {
    ...{ id: 'trip', version: 2, title: 'Trip', access: 'public', ...more },
    ...(path && { path }),
    steps: [step],
  };
  return /validators,\n(.*)\};/s
    .exec(formOf(form))![1]!
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

test('a form of single texts brings nothing', () => {
  expect(broughtBy({ enum: ['Banjul'] })).toEqual([]);
});

test('the widgets of the Wizard are brought where it does not show the form', () => {
  expect(broughtBy({ enum: ['Banjul'] }, { widget: 'select' })).toEqual(["widgets: ['select'],"]);
  expect(broughtBy({ enum: ['Banjul'] }, { widget: 'select' }, { path: '/trip' })).toEqual([]);
});

test('numbers, choices and computed answers bring what knows them', () => {
  expect(broughtBy({ type: 'number' })).toEqual(['typed,']);
  expect(broughtBy({ type: 'array' })).toEqual(['sets,', 'typed,']);
  expect(broughtBy({ type: 'number', computed: { sum: ['a', 'b'] } })).toEqual([
    'relations,',
    'sets,',
    'typed,',
  ]);
});

test('a migration of what stood in a group brings what follows the way to it', () => {
  const migrations = [{ version: 2, rename: 'address.city', to: 'town' }];
  expect(broughtBy({}, {}, { migrations })).toEqual(['sets,']);
  expect(broughtBy({}, {}, { migrations: [{ version: 2, rename: 'city', to: 'town' }] })).toEqual([]);
});

test('a text that says an answer by its title brings what knows the title', () => {
  const titles = { optionTitles: { BJL: 'Banjul' } };
  expect(broughtBy({ enum: ['BJL'] }, titles, { title: 'In {{town}}' })).toEqual(['typed,']);
  expect(broughtBy({ enum: ['BJL'] }, {}, { title: 'In {{town}}' })).toEqual([]);
});
