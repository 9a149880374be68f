import { afterEach, expect, test, vi } from 'vitest';
import { type Change, changedText } from '#scripts/schemas/source/json-edits.ts';
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

test('discards the texts of fields that a change removes or moves to another path', () => {
  const changes: [Change, string[]][] = [
    [{ do: 'remove', path: ['oneOf', 2] }, ['0', '1', 'title']],
    [{ do: 'insert', path: ['oneOf', 1], value: {} }, ['0', 'title']],
    [{ do: 'insert', path: ['oneOf', 4], value: {} }, ['0', '1', '2', '3', 'title']],
    [{ do: 'move', path: ['oneOf', 1], to: 2 }, ['0', '3', 'title']],
    [{ do: 'move', path: ['oneOf', 2], to: 0 }, ['3', 'title']],
    [{ do: 'remove', path: ['oneOf'] }, ['title']],
    [{ do: 'set', path: ['oneOf', 1, 'title'], value: 'Barra' }, ['0', '2', '3', 'title']],
    [{ do: 'set', path: ['oneOf', 1, 'region'], value: 'East' }, ['0', '1', '2', '3', 'title']],
    [{ do: 'rename', path: ['title'], key: 'name' }, ['0', '1', '2', '3']],
  ];
  for (const [change, expected] of changes) {
    keepAll();
    unsavedTexts.discardAfter(reading(before), reading(changedText(before, change)));
    expect([change, left()]).toEqual([change, expected]);
  }
});

test('discards the texts of list entries and fields that differ in a file that is written anew', () => {
  for (const [now, expected] of [
    [before, ['0', '1', '2', '3', 'title']],
    [cities('Banjul', 'Bakau', 'Brikama', 'Kanifing'), ['2', '3', 'title']],
    [cities('Bakau', 'Brikama', 'Kanifing').replace('City', 'Town'), ['0']],
    [cities('Bakau', 'Banjul', 'Basse', 'Brikama', 'Kanifing'), ['0', '1', 'title']],
    [undefined, []],
  ] as const) {
    keepAll();
    unsavedTexts.discardAfter(reading(before), reading(now));
    expect([now, left()]).toEqual([now, expected]);
  }
});

afterEach(() => vi.unstubAllGlobals());

test('opens in a tab that still holds what an earlier version of the studio kept', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === 'studio-unsaved-texts' ? null : '{}'),
  });
  vi.resetModules();
  const { unsavedTexts } = await import('./unsaved-texts.ts');
  expect(unsavedTexts.textAt({ file: 'portal.json', path: ['id'] })).toBeUndefined();
});
