import { afterEach, expect, test, vi } from 'vitest';
import type { FileChange } from '../protocol.ts';
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
const list = 'options/city.json';
const keep = (text: string, ...path: (string | number)[]) =>
  unsavedTexts.keep({ file: list, path, name: 'Title', page: 'file:options/city.json', text });
const left = () => unsavedTexts.snapshot().map(({ text }) => text);

test('discards the texts of fields that a change removes or moves to another path', () => {
  const keepAll = () => {
    unsavedTexts.discard({ file: list, path: [] });
    for (const index of [0, 1, 2, 3]) keep(`${index}`, 'oneOf', index, 'title');
    keep('title', 'title');
  };
  for (const [change, expected] of [
    [{ do: 'remove', path: ['oneOf', 2] }, ['0', '1', 'title']],
    [{ do: 'insert', path: ['oneOf', 1], value: {} }, ['0', 'title']],
    [{ do: 'insert', path: ['oneOf', 4], value: {} }, ['0', '1', '2', '3', 'title']],
    [{ do: 'move', path: ['oneOf', 1], to: 2 }, ['0', '3', 'title']],
    [{ do: 'move', path: ['oneOf', 2], to: 0 }, ['3', 'title']],
    [{ do: 'remove', path: ['oneOf'] }, ['title']],
    [{ do: 'set', path: ['oneOf', 1, 'title'], value: 'Bakau' }, ['0', '2', '3', 'title']],
    [{ do: 'set', path: ['oneOf', 1, 'region'], value: 'West' }, ['0', '1', '2', '3', 'title']],
    [{ do: 'rename', path: ['title'], key: 'name' }, ['0', '1', '2', '3']],
    [{ do: 'delete' }, []],
  ] as const) {
    keepAll();
    unsavedTexts.discardAfter([{ file: 'portal.json', ...change } as FileChange]);
    expect(left()).toEqual(['0', '1', '2', '3', 'title']);
    unsavedTexts.discardAfter([{ file: list, ...change } as FileChange]);
    expect([change, left()]).toEqual([change, expected]);
  }
});

test('discards the texts of list entries and fields that differ after an undo', () => {
  const read = (entries: readonly string[], title: string) => () => ({
    title,
    oneOf: entries.map((name) => ({ title: name })),
  });
  const before = read(['Banjul', 'Bakau', 'Brikama'], 'City');
  for (const [now, expected] of [
    [read(['Banjul', 'Bakau', 'Brikama'], 'City'), ['0', '1', '2', 'title']],
    [read(['Bakau', 'Banjul', 'Brikama'], 'City'), ['2', 'title']],
    [read(['Banjul', 'Brikama'], 'Town'), ['0']],
  ] as const) {
    for (const index of [0, 1, 2]) keep(`${index}`, 'oneOf', index, 'title');
    keep('title', 'title');
    unsavedTexts.discardDifferent(before, now);
    expect(left()).toEqual(expected);
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
