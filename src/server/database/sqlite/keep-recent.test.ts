import { expect, test } from 'vitest';
import { keepRecent } from './keep-recent.ts';

test('keeps an item until enough others have been used since', () => {
  const made: string[] = [];
  const recent = keepRecent<string>(2);
  const thing = (key: string) =>
    recent(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a'].map(thing)).toEqual(['A', 'B', 'A', 'C', 'A']);
  expect(made).toEqual(['a', 'b', 'c']);
  expect(['b', 'c', 'a'].map(thing)).toEqual(['B', 'C', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'b', 'c', 'a']);
});
