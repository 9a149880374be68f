import { expect, test } from 'vitest';
import type { FieldSet } from '#engine/core/index.ts';
import { flowsOf } from '../source/flows.ts';
import { type Changes, changed, sourceOfTexts, tripTexts } from '../testing/fixture.ts';
import { householdTexts } from '../testing/household.ts';
import { resolveFlow } from './resolve.ts';

function resolved(changes: Changes = {}, files = tripTexts()) {
  const source = sourceOfTexts(changed(files, changes));
  const { definition, conditions } = resolveFlow(source, flowsOf(source)[0]!);
  const step = (id: string) => definition.steps.find((each) => each.id === id)!;
  return { definition, conditions, person: step('person'), visa: step('visa') };
}

test('options in any notation become an enum, and their titles and facts go to the ui', () => {
  const { person, visa } = resolved();
  expect(person.fields?.region).toEqual({
    type: 'string',
    enum: ['Banjul', 'West Coast Region'],
  });
  expect(visa.fields?.school).toEqual({
    type: 'string',
    enum: ['University of The Gambia', 'Gambia College'],
  });
  expect(visa.ui?.school).toEqual({
    label: 'School',
    widget: 'select',
    noun: 'your school',
    optionGroups: [
      { title: 'University', values: ['University of The Gambia'] },
      { title: 'College', values: ['Gambia College'] },
    ],
  });
});

test('the ui includes options that a condition narrows a field to', () => {
  const { person } = resolved();
  expect(person.ui?.city).toMatchObject({
    optionTitles: { Brikama: 'Brikama town' },
    deprecated: ['Tanji'],
    renamed: { 'Brikama Ba': 'Brikama' },
    fills: { region: { Banjul: 'Banjul', Brikama: 'West Coast Region', Tanji: 'West Coast Region' } },
  });
});

test('conditions get a validator key and self-contained schemas', () => {
  const { conditions, person, visa } = resolved({
    'trip/flow.json': ['{ "enum": ["Ghana", "Senegal"] }', '{ "$ref": "../options/country.json" }'],
  });
  expect(person.conditions).toEqual([
    {
      if: 'person?1',
      then: { required: ['region'], properties: { city: { enum: ['Banjul', 'Brikama', 'Tanji'] } } },
      else: { properties: { region: false } },
    },
  ]);
  expect(visa.when).toBe('visa?when');
  expect(conditions['visa?when']).toEqual({
    properties: { country: { enum: ['The Gambia', 'Ghana', 'Senegal'] } },
    required: ['country'],
  });
});

test('several conditions, of the schema itself and of its allOf, are numbered in order', () => {
  const { visa } = resolved({
    'trip/visa.schema.json': [
      '"required": ["visaNumber"',
      '"allOf": [{ "if": { "required": ["school"] }, "then": { "required": ["scan"] } }, { "if": { "required": ["scan"] }, "then": { "properties": { "school": false } } }],\n  "required": ["visaNumber"',
    ],
  });
  expect(visa.conditions).toEqual([
    { if: 'visa?1', then: { required: ['scan'] } },
    { if: 'visa?2', then: { properties: { school: false } } },
  ]);
});

test('normalizes messages, and inserts constants in every text', () => {
  const { definition, person, visa } = resolved();
  expect(definition.title).toBe('Trip with Safari');
  expect(person.ui?.city?.hint).toBe('Where Safari picks you up');
  expect(visa.ui?.visaNumber?.label).toBe('Visa number, {{firstName}}');
  expect(visa.ui?.visaAgain?.messages).toEqual({ sameAs: { text: 'The Numbers Do Not Match' } });
});

test('keeps the question order of the ui file', () => {
  const schoolFirst = (text: string) =>
    JSON.stringify({ school: JSON.parse(text).school, ...JSON.parse(text) });
  const { visa } = resolved({ 'trip/visa.ui.json': schoolFirst });
  expect(Object.keys(visa.ui!)).toEqual(['school', 'visaNumber', 'visaAgain', 'scan']);
});

test('a block uses its own ui entries unless the step overrides them', () => {
  const overriding: Changes = {
    'trip/person.ui.json': [
      '"noun": "your work" }',
      '"noun": "your work", "fields": { "town": { "ui:title": "Town of your work", "ui:widget": "text", "noun": "the town" } } }',
    ],
  };
  const { person } = resolved(overriding, householdTexts());
  const labels = ({ ui = {} }: FieldSet) => Object.values(ui).map(({ label }) => label);
  expect(labels(person.fieldSets!.work!)).toEqual(['Town of your work', 'Country']);
  expect(labels(person.fieldSets!.members!.fieldSets!.from!)).toEqual(['Town', 'Country']);
});
