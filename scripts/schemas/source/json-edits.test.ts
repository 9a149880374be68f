import { describe, expect, test } from 'vitest';
import { applyEdit, type Change, editFor } from './json-edits.ts';

const apply = (text: string, change: Change) => applyEdit(text, editFor(text, change));

describe('editFor changes only what was requested', () => {
  const text = `{
  "a": 1, "b": [1,2,  3],
  "c": { "d": "x" },
  "e": {
    "f": true
  }
}
`;

  test.each<[string, Change, string]>([
    ['a value', { do: 'set', path: ['a'], value: 'two' }, text.replace('1,', '"two",')],
    ['an item', { do: 'set', path: ['b', 1], value: 9 }, text.replace('1,2', '1,9')],
    [
      'a new key on the line',
      { do: 'set', path: ['c', 'g'], value: [1] },
      text.replace('"x"', '"x", "g": [1]'),
    ],
    [
      'a new key on a line',
      { do: 'set', path: ['e', 'g'], value: {} },
      text.replace('true', 'true,\n    "g": {}'),
    ],
    [
      'a value with its missing parents',
      { do: 'set', path: ['c', 'g', 0, 'h'], value: 1 },
      text.replace('"x"', '"x", "g": [{ "h": 1 }]'),
    ],
    ['an item inserted', { do: 'insert', path: ['b', 0], value: 0 }, text.replace('[1', '[0,  1')],
    [
      'a key inserted before another',
      { do: 'insert', path: ['e', 'g'], value: 1, before: 'f' },
      text.replace('"f"', '"g": 1,\n    "f"'),
    ],
    ['an item removed', { do: 'remove', path: ['b', 1] }, text.replace('2,  ', '')],
    ['the last item removed', { do: 'remove', path: ['b', 2] }, text.replace(',  3', '')],
    ['the only key removed', { do: 'remove', path: ['c', 'd'] }, text.replace('{ "d": "x" }', '{}')],
    ['an item moved', { do: 'move', path: ['b', 0], to: 2 }, text.replace('1,2,  3', '2,3,  1')],
    ['a key renamed', { do: 'rename', path: ['c', 'd'], key: 'h' }, text.replace('"d"', '"h"')],
  ])('%s', (_what, change, expected) => {
    expect(apply(text, change)).toBe(expected);
  });

  test('breaks a list that becomes too long for its line', () => {
    const long = `{ "list": ["${'a'.repeat(50)}", "${'b'.repeat(40)}"] }\n`;
    expect(apply(long, { do: 'insert', path: ['list', 2], value: 'c'.repeat(20) })).toBe(
      `{\n  "list": [\n    "${'a'.repeat(50)}",\n    "${'b'.repeat(40)}",\n    "${'c'.repeat(20)}"\n  ]\n}\n`,
    );
  });

  test('throws for a path that does not exist', () => {
    expect(() => apply(text, { do: 'remove', path: ['z'] })).toThrow('nothing at z');
    expect(() => apply(text, { do: 'insert', path: ['a'], value: 1 })).toThrow('already a "a"');
  });
});
