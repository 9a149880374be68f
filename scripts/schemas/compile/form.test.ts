import { expect, test } from 'vitest';
import type { FieldSchema, FieldUi, FlowDefinition, StepDefinition } from '#engine/core/index.ts';
import { formOf } from './form.ts';
import { widgetModules } from './widgets.ts';

function importsOf(
  schema: Partial<FieldSchema>,
  ui: Partial<FieldUi> = {},
  { title = 'Town', ...more }: Partial<FlowDefinition> = {},
  set: Partial<StepDefinition> = {},
) {
  const step: StepDefinition = {
    ...{ id: 'home', kind: 'form', title, check: 'step' },
    fields: { town: { type: 'string', ...schema } },
    ui: { town: { label: 'Town', noun: 'your town', widget: 'text', ...ui } },
    ...set,
  };
  const form: FlowDefinition = {
    ...{ id: 'trip', version: 2, title: 'Trip', access: 'public', ...more },
    steps: [step],
  };
  return /validators,\n(.*)\};/s
    .exec(formOf(form))![1]!
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

test('a form of text fields imports nothing', () => {
  expect(importsOf({ enum: ['Banjul'] })).toEqual([]);
});

test('a widget imports its module, also inside a group', () => {
  const radios = "() => import('#engine/react/widgets/RadiosWidget.tsx'),";
  expect(importsOf({ enum: ['Banjul'] }, { widget: 'radios' })).toEqual(['widgets: [', radios, '],']);
  const fieldSets = {
    town: { ui: { name: { label: 'Name', noun: 'its name', widget: 'radios' } } },
  } as const;
  expect(importsOf({ type: 'object' }, { widget: 'group' }, {}, { fieldSets })).toEqual([
    ...['widgets: [', radios, "() => import('#engine/react/rjsf/groups.tsx'),", '],', 'structure,'],
  ]);
});

test('lists widgets of later steps separately from those of the first', () => {
  const steps = ['radios', 'radios', 'file'].map(
    (widget, at): StepDefinition => ({
      ...{ id: `step${at}`, kind: 'form', title: 'Town', check: 'step' },
      fields: { town: { type: 'string' } },
      ui: { town: { label: 'Town', noun: 'your town', widget: widget as FieldUi['widget'] } },
    }),
  );
  const code = formOf({ ...{ id: 'trip', version: 1, title: 'Trip', access: 'public' }, steps });
  expect(code).toContain("widgets: [\n    () => import('#engine/react/widgets/RadiosWidget.tsx'),\n  ],");
  expect(code).toContain("laterWidgets: [\n    () => import('#engine/react/widgets/FileWidget.tsx'),\n  ],");
});

test('every widget module exports register', async () => {
  const modules = widgetModules.map((module) => import(module));
  for (const { register } of await Promise.all(modules)) expect(register).toBeInstanceOf(Function);
});

test('groups, computed values and rules between answers import the structure module', () => {
  expect(importsOf({ type: 'number' })).toEqual([]);
  expect(importsOf({ type: 'array' })).toEqual([]);
  expect(importsOf({ type: 'number', computed: { sum: ['a', 'b'] } })).toEqual(['structure,']);
  expect(importsOf({ format: 'date', from: 'today' })).toEqual(['structure,']);
  expect(importsOf({}, {}, {}, { atLeastOneOf: ['town'] })).toEqual(['structure,']);
});
