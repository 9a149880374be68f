import { expect, test } from 'vitest';
import type { FieldUi, StepDefinition } from '#engine/core/index.ts';
import { placeInside } from './open-rows.ts';

const shownBy = (widget: string): FieldUi => ({ label: '', noun: '', widget }) as FieldUi;
const pets = { ui: { petName: shownBy('text') } };
const member = { ui: { age: shownBy('number'), pets: shownBy('rows') }, fieldSets: { pets } };
const step = (kind: StepDefinition['kind'], widget: string): StepDefinition => ({
  ...{ id: 'household', title: 'Household', check: 'step', kind },
  ...{ ui: { members: shownBy(widget) }, fieldSets: { members: member } },
});

test('shows a question of repeated rows in the first row, on the page of the step or of the row', () => {
  expect(placeInside(step('form', 'rows'), ['members', 'age'])).toEqual({
    field: 'members.0.age',
    rows: ['members.0'],
  });
  expect(placeInside(step('list', 'rows'), ['members', 'pets', 'petName'])).toEqual({
    field: 'pets.0.petName',
    row: 0,
    rows: ['members.0', 'members.0.pets.0'],
  });
});

test('shows the rows themselves closed, and a question of a group without rows', () => {
  expect(placeInside(step('list', 'rows'), ['members', 'pets'])).toMatchObject({ field: 'pets', row: 0 });
  expect(placeInside(step('form', 'group'), ['members', 'age'])).toEqual({
    field: 'members.age',
    rows: [],
  });
});
