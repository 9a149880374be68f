import { expect, test } from 'vitest';
import type { FieldSchema, FieldUi, FlowDefinition, StepDefinition } from '#engine/core/index.ts';
import { formOf } from './form.ts';
import { widgetModules } from './widgets.ts';

/** What the form of a single question brings to the engine. */
function broughtBy(
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

test('a form of single texts brings nothing', () => {
  expect(broughtBy({ enum: ['Banjul'] })).toEqual([]);
});

test('a widget brings the module that shows it, also in a group', () => {
  const radios = "() => import('#engine/react/widgets/RadiosWidget.tsx'),";
  expect(broughtBy({ enum: ['Banjul'] }, { widget: 'radios' })).toEqual(['widgets: [', radios, '],']);
  const fieldSets = {
    town: { ui: { name: { label: 'Name', noun: 'its name', widget: 'radios' } } },
  } as const;
  expect(broughtBy({ type: 'object' }, { widget: 'group' }, {}, { fieldSets })).toEqual([
    ...['widgets: [', radios, "() => import('#engine/react/rjsf/groups.tsx'),", '],', 'structure,'],
  ]);
});

test('what only later steps show comes apart from what the first one does', () => {
  const steps = ['radios', 'radios', 'file'].map(
    (widget, at): StepDefinition => ({
      ...{
        id: `step${at}`,
        kind: 'form',
        title: 'Town',
        check: 'step',
        fields: { town: { type: 'string' } },
      },
      ui: { town: { label: 'Town', noun: 'your town', widget: widget as FieldUi['widget'] } },
    }),
  );
  const code = formOf({ ...{ id: 'trip', version: 1, title: 'Trip', access: 'public' }, steps });
  expect(code).toContain("widgets: [\n    () => import('#engine/react/widgets/RadiosWidget.tsx'),\n  ],");
  expect(code).toContain("laterWidgets: [\n    () => import('#engine/react/widgets/FileWidget.tsx'),\n  ],");
});

test('every module that a form may bring says so to the engine', async () => {
  const modules = widgetModules.map((module) => import(module));
  for (const { register } of await Promise.all(modules)) expect(register).toBeInstanceOf(Function);
});

test('groups, computed values and rules between answers bring what knows them', () => {
  expect(broughtBy({ type: 'number' })).toEqual([]);
  expect(broughtBy({ type: 'array' })).toEqual([]);
  expect(broughtBy({ type: 'number', computed: { sum: ['a', 'b'] } })).toEqual(['structure,']);
  expect(broughtBy({ format: 'date', from: 'today' })).toEqual(['structure,']);
  expect(broughtBy({}, {}, {}, { atLeastOneOf: ['town'] })).toEqual(['structure,']);
});
