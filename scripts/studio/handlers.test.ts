import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createScanner, type Node, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { product } from '#product';
import type { Change } from '#scripts/schemas/source/json-edits.ts';
import { filesUnder } from '#scripts/schemas/source/source.ts';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import { openHandlers } from './handlers.ts';

const mark = '\uFEFF';

function folder(): string {
  const schemas = temporaryFolder();
  copySchemas(schemas);
  for (const [index, file] of editedFiles(schemas).entries()) {
    const text = readFileSync(join(schemas, file), 'utf8');
    const lines = index % 3 === 0 ? text.replaceAll('\n', '\r\n') : text;
    writeFileSync(join(schemas, file), index % 5 === 0 ? mark + lines : lines);
  }
  return schemas;
}

const editedFiles = (schemas: string) =>
  filesUnder(schemas).filter((file) => file.endsWith('.json') && !file.startsWith('meta/'));

const bytesOf = (schemas: string) =>
  new Map(filesUnder(schemas).map((file) => [file, readFileSync(join(schemas, file), 'latin1')]));

type Path = readonly (string | number)[];

interface Read {
  readonly text: string;
  /** Each key is the JSON text of a node's path, such as `["steps",0]`. */
  readonly nodes: ReadonlyMap<string, Node>;
  readonly paths: readonly Path[];
}

function read(whole: string): Read {
  const text = whole.startsWith(mark) ? whole.slice(1) : whole;
  const errors: never[] = [];
  const root = parseTree(text, errors)!;
  expect(errors).toEqual([]);
  const nodes = new Map<string, Node>();
  const paths: Path[] = [];
  const walk = (node: Node, path: Path): void => {
    nodes.set(JSON.stringify(path), node);
    paths.push(path);
    for (const [index, child] of (node.children ?? []).entries())
      if (node.type === 'array') walk(child, [...path, index]);
      else walk(child.children![1]!, [...path, child.children![0]!.value]);
  };
  walk(root, []);
  return { text, nodes, paths };
}

const nodeAt = ({ nodes }: Read, path: Path) => nodes.get(JSON.stringify(path));
const rawOf = ({ text }: Read, { offset, length }: Node) => text.slice(offset, offset + length);

const entryOf = (read: Read, node: Node) =>
  rawOf(read, node.parent?.type === 'property' ? node.parent.children![0]! : node);

const drawn = fc.record({
  file: fc.nat(),
  node: fc.nat(),
  kind: fc.constantFrom('set', 'add', 'insert', 'remove', 'move', 'rename'),
  key: fc.string({ minLength: 1, maxLength: 12 }).filter((key) => key !== '__proto__'),
  value: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 150 }), fc.jsonValue({ maxDepth: 2 })),
  to: fc.nat({ max: 12 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Returns a change of the randomly chosen kind, or undefined if it would rename a list entry. `moves` maps
 * the old key of each affected value to its new key, or to undefined if the value is replaced or removed.
 */
function changeOf(before: Read, { node, kind, key, value, to }: Drawn) {
  const containers = before.paths.filter((path) => nodeAt(before, path)!.children);
  const entries = before.paths.filter((path) => path.length > 0);
  const inside = containers[node % containers.length]!;
  const entry = entries[node % entries.length]!;
  const container = nodeAt(before, inside)!;
  const count = container.children!.length;
  const isList = container.type === 'array';
  const last = entry.at(-1)!;
  const parent = entry.slice(0, -1);
  const siblings = nodeAt(before, parent)!.children!.length;
  const isInList = typeof last === 'number';
  const target = Math.min(to, siblings - 1);
  switch (kind) {
    case 'set':
      return { change: { do: 'set', path: entry, value }, within: parent, moves: { [last]: undefined } };
    case 'add':
      return {
        change: { do: 'set', path: [...inside, isList ? count : key], value },
        within: inside,
        moves: isList ? {} : { [key]: undefined },
      };
    case 'insert': {
      const at = Math.min(to, count);
      const moves = isList ? shifted(count, (index) => (index < at ? index : index + 1)) : {};
      const next = isList ? undefined : container.children![at]?.children?.[0]?.value;
      const change = {
        do: 'insert',
        path: [...inside, isList ? at : key],
        value,
        ...(next && { before: next }),
      };
      return { change, within: inside, moves };
    }
    case 'remove': {
      const moves = isInList
        ? shifted(siblings, (index) => (index === last ? undefined : index > last ? index - 1 : index))
        : { [last]: undefined };
      return { change: { do: 'remove', path: entry }, within: parent, moves };
    }
    case 'move': {
      const order = Array.from({ length: siblings }, (_, index) => index);
      const from = isInList ? last : 0;
      const after = order.toSpliced(from, 1).toSpliced(target, 0, from);
      const moves = isInList ? shifted(siblings, (index) => after.indexOf(index)) : {};
      return { change: { do: 'move', path: entry, to: target }, within: parent, moves };
    }
    case 'rename':
      return isInList
        ? undefined
        : {
            change: { do: 'rename', path: entry, key },
            within: parent,
            moves: { [last]: key },
            renamed: last,
          };
  }
}

type Moves = { readonly [key: string]: string | number | undefined };

const shifted = (count: number, to: (index: number) => number | undefined): Moves =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index, to(index)]));

/**
 * Expects that a change keeps every byte outside the changed object or list, and every value in it that the
 * change does not name. If the object or list was on one line, the change may have broken it into several
 * lines. Then only the tokens are compared.
 */
function expectUntouched(
  before: Read,
  after: Read,
  within: Path,
  moves: Moves,
  renamed?: string | number,
): void {
  const [held, holds] = [nodeAt(before, within)!, nodeAt(after, within)!];
  const isOneLine = !rawOf(before, held).includes('\n');
  const expectSame = (now: string, was: string) =>
    isOneLine ? expect(tokensOf(now)).toEqual(tokensOf(was)) : expect(now).toBe(was);
  const heldEnd = held.offset + held.length;
  expectSame(after.text.slice(0, holds.offset), before.text.slice(0, held.offset));
  expectSame(after.text.slice(holds.offset + holds.length), before.text.slice(heldEnd));
  const lineStart = before.text.lastIndexOf('\n', held.offset) + 1;
  expect(after.text.slice(0, lineStart)).toBe(before.text.slice(0, lineStart));
  const lineEnd = before.text.indexOf('\n', heldEnd);
  expect(after.text.endsWith(before.text.slice(lineEnd < 0 ? heldEnd : lineEnd))).toBe(true);
  for (const path of before.paths) {
    const isInside = path.length > within.length && within.every((key, index) => path[index] === key);
    if (!isInside) continue;
    const step = path[within.length]!;
    const now = Object.hasOwn(moves, step) ? moves[step] : step;
    if (now === undefined) continue;
    const [was, is] = [nodeAt(before, path)!, nodeAt(after, path.with(within.length, now))];
    if (!is) throw new Error(`${JSON.stringify(path)} is gone`);
    if (rawOf(after, is) !== rawOf(before, was)) expectSame(rawOf(after, is), rawOf(before, was));
    const isNamed = path.length === within.length + 1 && step === renamed;
    if (!isNamed && typeof step === 'string') expectSame(entryOf(after, is), entryOf(before, was));
  }
}

function tokensOf(text: string): string[] {
  const scanner = createScanner(text, true);
  const tokens: string[] = [];
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const token = text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength());
    if (token) tokens.push(token);
  }
  return tokens;
}

function changedValue(value: unknown, change: Change): unknown {
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
  if (change.do === 'set') entries[index < 0 ? entries.length : index] = [String(key), change.value];
  if (change.do === 'rename') entries[index] = [change.key, object[key]];
  if (change.do === 'remove') entries = entries.toSpliced(index, 1);
  if (change.do === 'move') entries = entries.toSpliced(index, 1).toSpliced(change.to, 0, entries[index]!);
  if (change.do === 'insert')
    entries.splice(
      change.before === undefined ? entries.length : entries.findIndex(([name]) => name === change.before),
      0,
      [String(key), change.value],
    );
  for (const name of Object.keys(object)) delete object[name];
  // Uses `defineProperties`, because `Object.assign` would replace the prototype if a key is `__proto__`.
  Object.defineProperties(object, Object.getOwnPropertyDescriptors(Object.fromEntries(entries)));
  return result;
}

const changesPerRun = 20;
const runs = process.env.TEST_ALL ? 100 : 5;

test('makes any change, keeps all other bytes, and restores every byte on undo and redo', () => {
  const schemas = folder();
  const files = editedFiles(schemas);
  const start = bytesOf(schemas);
  const handlers = openHandlers({ ...product, schemas });
  handlers.open({});
  let made = 0;
  const textOf = (file: string) => readFileSync(join(schemas, file), 'utf8');
  fc.assert(
    fc.property(fc.array(drawn, { minLength: changesPerRun, maxLength: changesPerRun }), (all) => {
      for (const each of all) {
        const file = files[each.file % files.length]!;
        const whole = textOf(file);
        const before = read(whole);
        const meant = changeOf(before, each);
        if (!meant) continue;
        const { change, within, moves, renamed } = meant;
        const { refused } = handlers.change({ label: each.kind, changes: [{ file, ...(change as Change) }] });
        const changed = textOf(file);
        if (refused !== undefined) {
          expect(changed).toBe(whole);
          continue;
        }
        made += 1;
        expect(changed.startsWith(mark)).toBe(whole.startsWith(mark));
        const after = read(changed);
        expectUntouched(before, after, within, moves, renamed);
        const expected = changedValue(JSON.parse(before.text), change as Change);
        expect(JSON.stringify(JSON.parse(after.text))).toBe(JSON.stringify(expected));
      }
      const end = bytesOf(schemas);
      while (handlers.undo({}).undo.length > 0);
      expect(bytesOf(schemas)).toEqual(start);
      while (handlers.redo({}).redo.length > 0);
      expect(bytesOf(schemas)).toEqual(end);
      while (handlers.undo({}).undo.length > 0);
    }),
    { numRuns: runs, endOnFailure: true },
  );
  expect(made).toBeGreaterThan(runs * changesPerRun * 0.8);
});
