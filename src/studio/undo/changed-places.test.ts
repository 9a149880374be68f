import { expect, test } from 'vitest';
import { filesOf } from '../files/schema-files.ts';
import { changedPlaces } from './changed-places.ts';

const texts = new Map([
  ['trip/flow.json', '{ "title": "Trip", "version": 2, "steps": [{ "id": "who", "title": "Who travels" }] }'],
  ['trip/who.ui.json', '{ "age": { "ui:title": "Age" }, "town": { "ui:title": "Town" } }'],
  ['trip/samples/one.json', '{ "title": "One" }'],
  ['trip/content/who.md', 'Bring your passport.'],
]);
const placesAfter = (...[file, from, to]: [file: string, from: string, to: string]) => {
  const now = new Map([...texts, [file, texts.get(file)!.replace(from, to)]]);
  return changedPlaces(filesOf(texts), filesOf(now)).map(({ page, path }) => [page, path.join('.')]);
};

test('finds the item whose words changed, and the field', () => {
  expect(placesAfter('trip/who.ui.json', '"Town"', '"City"')).toEqual([['trip/who/town', 'town.ui:title']]);
  expect(placesAfter('trip/content/who.md', 'passport', 'card')).toEqual([['trip/who', '']]);
});

test('finds the step of a question that is gone', () => {
  expect(placesAfter('trip/who.ui.json', ', "town": { "ui:title": "Town" }', '')).toEqual([
    ['trip/who', 'town'],
  ]);
});

test('finds no sample, and no version', () => {
  expect(placesAfter('trip/samples/one.json', 'One', 'Two')).toEqual([]);
  expect(placesAfter('trip/flow.json', '2', '3')).toEqual([]);
});
