import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.unstubAllGlobals());

test('opens in a tab that still holds what an earlier version of the studio kept', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === 'studio-unsaved-texts' ? null : '{}'),
  });
  vi.resetModules();
  const { unsavedTexts } = await import('./unsaved-texts.ts');
  expect(unsavedTexts.textAt({ file: 'portal.json', path: ['id'] })).toBeUndefined();
});
