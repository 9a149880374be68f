import { expect, test } from 'vitest';
import type { Json } from './files/json.ts';
import { isThere, keyOf, outlineOf, selectionOf, shownWith, usersOf } from './outline.ts';

const files = new Map([
  ['portal.json', '{}'],
  ['options/region.json', '{}'],
]);
const outline = outlineOf(files.keys(), () => undefined);

test.each([
  ['the lender’s page', 'file:portal.json', true],
  ['a section of the lender’s page', 'file:portal.json/paying', true],
  ['an unknown section of the lender’s page', 'file:portal.json/nothing', false],
  ['a section of another file', 'file:options/region.json/paying', false],
  ['an unknown file', 'file:options/nothing.json', false],
])('finds only what exists: %s', (_what, address, exists) => {
  const selection = selectionOf(address)!;
  expect(keyOf(selection)).toBe(address);
  expect(isThere(selection, outline, files)).toBe(exists);
});

test('finds the questions that use a list, also by a condition, inside others and through shared questions, and shows the first', () => {
  const list = { $ref: '../options/region.json' };
  const text = { type: 'string' };
  const read = (file: string): Json | undefined =>
    ({
      'trip/flow.json': { title: 'Trip', steps: [{ id: 'who', title: 'Who' }] },
      'trip/who.ui.json': {
        town: { 'ui:title': 'Town' },
        home: { 'ui:title': 'Home' },
        address: { 'ui:title': 'Address' },
        guests: { 'ui:title': 'Guests', 'ui:widget': 'rows', fields: { from: { 'ui:title': 'From' } } },
      },
      'blocks/address.schema.json': { properties: { region: list } },
      'trip/who.schema.json': {
        properties: {
          address: { $ref: '../blocks/address.schema.json' },
          town: text,
          home: list,
          guests: { items: { properties: { from: list } } },
        },
        if: { properties: { home: { const: 'Banjul' } } },
        then: { properties: { town: list, home: list } },
      },
    })[file];
  const trip = outlineOf(['trip/flow.json', 'options/region.json', 'blocks/address.schema.json'], read);
  expect(usersOf('options/region.json', trip, read).map(keyOf)).toEqual([
    'trip/who/home',
    'trip/who/guests/from',
    'trip/who/town',
    'trip/who/address',
  ]);
  const shown = shownWith({ kind: 'file', file: 'options/region.json' }, trip, read);
  expect(shown && keyOf(shown)).toBe('trip/who/home');
});

test('finds the questions that use shared questions through other shared questions, even in a circle', () => {
  const [address, person] = ['blocks/address.schema.json', 'blocks/person.schema.json'];
  const read = (file: string): Json | undefined =>
    ({
      'trip/flow.json': { title: 'Trip', steps: [{ id: 'who', title: 'Who' }] },
      'trip/who.ui.json': { guide: { 'ui:title': 'Guide' } },
      'trip/who.schema.json': { properties: { guide: { $ref: `../${person}` } } },
      [person]: { properties: { home: { $ref: `../${address}` } } },
      [address]: {
        properties: { owner: { $ref: `../${person}` }, region: { $ref: '../options/region.json' } },
      },
    })[file];
  const trip = outlineOf(['trip/flow.json', 'options/region.json', address, person], read);
  for (const file of ['options/region.json', address, person])
    expect(usersOf(file, trip, read).map(keyOf)).toEqual(['trip/who/guide']);
});
