import { expect, test } from 'vitest';
import { readerOf } from './json.ts';
import { unsavedTexts } from './unsaved-texts.ts';

test('keeps the last invalid text of each field until it is discarded', () => {
  const smallest = { file: 'application/basic.schema.json', path: ['a', 'minimum'], name: 'Smallest number' };
  const largest = { ...smallest, path: ['a', 'maximum'], name: 'Largest number' };
  const page = 'application/basic/a';
  unsavedTexts.keep({ ...smallest, page, text: '2' });
  unsavedTexts.keep({ ...largest, page, text: 'x' });
  unsavedTexts.keep({ ...smallest, page, text: '2o' });
  expect(unsavedTexts.snapshot().map(({ name, text }) => [name, text])).toEqual([
    ['Largest number', 'x'],
    ['Smallest number', '2o'],
  ]);
  unsavedTexts.discard(smallest);
  expect(unsavedTexts.textAt(smallest)).toBeUndefined();
  expect(unsavedTexts.textAt(largest)).toBe('x');
  unsavedTexts.discard(largest);
  expect(unsavedTexts.snapshot()).toEqual([]);
});

const keepAll = () => {
  const keep = (text: string, ...path: (string | number)[]) =>
    unsavedTexts.keep({
      file: 'options/city.json',
      path,
      name: 'Title',
      page: 'file:options/city.json',
      text,
    });
  for (const each of unsavedTexts.snapshot()) unsavedTexts.discard(each);
  for (const index of [0, 1, 2, 3]) keep(`${index}`, 'oneOf', index, 'title');
  keep('title', 'title');
};
const left = () => unsavedTexts.snapshot().map(({ text }) => text);
const reading = (text?: string) => readerOf((file) => (file === 'options/city.json' ? text : '{}'));
const cities = (...titles: readonly string[]) =>
  JSON.stringify({ title: 'City', oneOf: titles.map((title) => ({ title, region: 'West' })) });
const before = cities('Bakau', 'Banjul', 'Brikama', 'Kanifing');

test.each([
  ['nothing changes', before, ['0', '1', '2', '3', 'title']],
  ['another key of an entry changes', before.replace('West', 'East'), ['0', '1', '2', '3', 'title']],
  ['a title changes', before.replace('Banjul', 'Barra'), ['0', '2', '3', 'title']],
  ['an entry is removed', cities('Bakau', 'Banjul', 'Kanifing'), ['0', '1', 'title']],
  ['an entry is inserted', cities('Bakau', 'Banjul', 'Basse', 'Brikama', 'Kanifing'), ['0', '1', 'title']],
  ['an entry is added at the end', before.replace(']', ',{}]'), ['0', '1', '2', '3', 'title']],
  ['two entries change places', cities('Banjul', 'Bakau', 'Brikama', 'Kanifing'), ['2', '3', 'title']],
  ['the list is removed', '{"title":"City"}', ['title']],
  ['a key is renamed', before.replace('"title"', '"name"'), ['0', '1', '2', '3']],
  ['the file is deleted', undefined, []],
])('discards the texts whose fields are gone or elsewhere when %s', (_what, now, expected) => {
  keepAll();
  unsavedTexts.discardAfter(reading(before), reading(now));
  expect(left()).toEqual(expected);
});
