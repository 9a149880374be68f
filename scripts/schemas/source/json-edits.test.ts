import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { findNodeAtLocation, getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { folders } from '#folders';
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
    ['a key moved', { do: 'move', path: ['e'], to: 0 }, text],
    ['a key renamed', { do: 'rename', path: ['c', 'd'], key: 'h' }, text.replace('"d"', '"h"')],
  ])('%s', (_what, change, expected) => {
    if (change.do === 'move' && change.path[0] === 'e') {
      expect(Object.keys(JSON.parse(apply(text, change)))).toEqual(['e', 'a', 'b', 'c']);
    } else expect(apply(text, change)).toBe(expected);
  });

  test('breaks a list that becomes too long for its line', () => {
    const long = `{ "list": ["${'a'.repeat(50)}", "${'b'.repeat(40)}"] }\n`;
    expect(apply(long, { do: 'insert', path: ['list', 2], value: 'c'.repeat(20) })).toBe(
      `{\n  "list": [\n    "${'a'.repeat(50)}",\n    "${'b'.repeat(40)}",\n    "${'c'.repeat(20)}"\n  ]\n}\n`,
    );
  });

  test('creates missing parents of a new value', () => {
    expect(apply(text, { do: 'set', path: ['c', 'g', 0, 'h'], value: 1 })).toBe(
      text.replace('"x"', '"x", "g": [{ "h": 1 }]'),
    );
  });

  test('throws for a path that does not exist', () => {
    expect(() => apply(text, { do: 'remove', path: ['z'] })).toThrow('nothing at z');
    expect(() => apply(text, { do: 'insert', path: ['a'], value: 1 })).toThrow('already a "a"');
  });
});

const files = readdirSync(folders.schemas, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(join(folders.schemas, file), 'utf8'));

function pathsIn(text: string): JSONPath[] {
  const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)];
  return nodes(parseTree(text)!)
    .filter(({ type }) => type !== 'property')
    .map((node) => getNodePath(node))
    .filter((path) => path.length > 0);
}

const changeIn = (text: string) =>
  fc
    .tuple(fc.constantFrom(...pathsIn(text)), fc.jsonValue({ maxDepth: 2 }), fc.nat(8), fc.nat(4))
    .map(([path, value, to, kind]): Change => {
      const inList = typeof path.at(-1) === 'number';
      const fresh = [...path.slice(0, -1), inList ? to : `new${to}`];
      switch (kind) {
        case 0:
          return { do: 'set', path, value };
        case 1:
          return { do: 'remove', path };
        case 2:
          return { do: 'move', path, to };
        case 3:
          return inList ? { do: 'set', path, value } : { do: 'rename', path, key: `new${to}` };
        default:
          return inList
            ? { do: 'insert', path: fresh, value }
            : { do: 'insert', path: fresh, value, before: String(path.at(-1)) };
      }
    });

function changed(value: unknown, change: Change): unknown {
  const result = structuredClone(value);
  const parent = change.path.slice(0, -1).reduce<unknown>((at, key) => (at as never)[key], result);
  const key = change.path.at(-1)!;
  if (Array.isArray(parent)) {
    const index = Number(key);
    if (change.do === 'set') parent[index] = change.value;
    if (change.do === 'insert') parent.splice(index, 0, change.value);
    if (change.do === 'remove') parent.splice(index, 1);
    if (change.do === 'move') parent.splice(change.to, 0, parent.splice(index, 1)[0]);
    return result;
  }
  const object = parent as Record<string, unknown>;
  let entries = Object.entries(object);
  const index = entries.findIndex(([name]) => name === key);
  if (change.do === 'set') entries[index] = [String(key), change.value];
  if (change.do === 'rename') entries[index] = [change.key, object[key]];
  if (change.do === 'remove') entries = entries.toSpliced(index, 1);
  if (change.do === 'move') entries = entries.toSpliced(index, 1).toSpliced(change.to, 0, entries[index]!);
  if (change.do === 'insert')
    entries.splice(
      entries.findIndex(([name]) => name === change.before),
      0,
      [String(key), change.value],
    );
  for (const name of Object.keys(object)) delete object[name];
  for (const [name, each] of entries)
    Object.defineProperty(object, name, {
      value: each,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return result;
}

const runs = process.env.TEST_ALL ? 10_000 : 1_000;

test('any change of any file is a minimal edit, matches the change of the value, and can be undone', () => {
  let changes = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...files).chain((text) => fc.tuple(fc.constant(text), changeIn(text))),
      ([text, change]) => {
        changes++;
        const edit = editFor(text, change);
        const after = applyEdit(text, edit);
        const { offset, length, text: written } = edit;
        expect(after.slice(0, offset)).toBe(text.slice(0, offset));
        expect(after.slice(offset + written.length)).toBe(text.slice(offset + length));
        expect(JSON.stringify(JSON.parse(after))).toBe(JSON.stringify(changed(JSON.parse(text), change)));
        const back: typeof edit = {
          offset,
          length: written.length,
          text: text.slice(offset, offset + length),
        };
        expect(applyEdit(after, back)).toBe(text);
        expect(findNodeAtLocation(parseTree(after)!, [])).toBeDefined();
      },
    ),
    { numRuns: runs },
  );
  expect(changes).toBeGreaterThanOrEqual(runs);
});
