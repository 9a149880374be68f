import { afterEach, expect, test, vi } from 'vitest';
import { unwritten } from './unwritten.ts';

test('keeps the last invalid text of each field until it is discarded', () => {
  const smallest = { file: 'application/basic.schema.json', path: ['a', 'minimum'], name: 'Smallest number' };
  const largest = { ...smallest, path: ['a', 'maximum'], name: 'Largest number' };
  const page = 'application/basic/a';
  unwritten.keep({ ...smallest, page, text: '2' });
  unwritten.keep({ ...largest, page, text: 'x' });
  unwritten.keep({ ...smallest, page, text: '2o' });
  expect(unwritten.snapshot().map(({ name, text }) => [name, text])).toEqual([
    ['Largest number', 'x'],
    ['Smallest number', '2o'],
  ]);
  unwritten.discard(smallest);
  expect(unwritten.textAt(smallest)).toBeUndefined();
  expect(unwritten.textAt(largest)).toBe('x');
  unwritten.discard(largest);
  expect(unwritten.snapshot()).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

test('opens in a tab that still holds what an earlier version of the studio kept', async () => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'studio-unwritten' ? '{}' : null) });
  vi.resetModules();
  const { unwritten } = await import('./unwritten.ts');
  expect(unwritten.textAt({ file: 'portal.json', path: ['id'] })).toBeUndefined();
});
