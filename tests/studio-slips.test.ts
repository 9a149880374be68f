import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { product } from '#product';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { edited, portalTexts } from '#scripts/schemas/testing/fixture.ts';
import { slipCases } from '#scripts/schemas/testing/slip-cases.ts';
import { families } from '#scripts/schemas/testing/slip-families.ts';
import { type Desk, openDesk } from '#scripts/studio/desk.ts';
import type { FileChange, Notice } from '#scripts/studio/protocol.ts';
import { guideSlips } from './edits/guide-slips.ts';
import { newForm } from './guide.ts';

/*
 * The slips of staff, made where the studio can make them, and past it, with an editor, where it cannot: each is told in
 * place and with what to do, and undone nothing of it is left.
 */

let schemas: string;
let desk: Desk;

beforeAll(() => {
  schemas = join(mkdtempSync(join(tmpdir(), 'slips-')), 'schemas');
  copySchemas(schemas);
  desk = openDesk({ ...product, schemas });
  desk.open({});
});

afterEach(() => {
  while (desk.undo({}).undo.length > 0);
});

afterAll(() => rmSync(dirname(schemas), { recursive: true }));

const textOf = (file: string) => readFileSync(join(schemas, file), 'utf8');

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

async function wrong(): Promise<readonly Notice[]> {
  const { notices } = await desk.report({});
  // The desk has no terminal.
  const said = notices.flatMap(({ message, remedies }) => [message, ...remedies.map(({ words }) => words)]);
  expect(said.filter((words) => words.includes('npm '))).toEqual([]);
  return notices.filter(({ level }) => level === 'wrong');
}

/** Its keys lead to something of the file as it stands, or the file cannot be read, and the line is told. */
function isPlaced({ file, line, path }: Notice): boolean {
  const root = parseTree(textOf(file).replace(/^\uFEFF/, ''));
  const above = path.slice(0, -1);
  return (
    line > 0 && (!root || [path, above].some((each) => findNodeAtLocation(root, [...each]) !== undefined))
  );
}

/** Everything that was done, and everything undone: the very same files, and nothing is wrong with them. */
async function undoAll(before: ReadonlyMap<string, string>): Promise<void> {
  while (desk.undo({}).undo.length > 0);
  for (const [file, text] of before) expect(textOf(file)).toBe(text);
}

test('the folder in which the slips are made has none', async () => {
  expect(await wrong()).toEqual([]);
});

test.each(guideSlips)('%s, in %s: %s → %s', async (_heading, file, from, to, words) => {
  const start = new Map<string, string>();
  const changes: FileChange[] = [];
  if (file.startsWith('workshop/'))
    for (const [each, text] of Object.entries(newForm.files)) changes.push({ file: each, do: 'write', text });
  else start.set(file, textOf(file));
  const clean = start.get(file) ?? newForm.files[file as keyof typeof newForm.files];
  const slipped = clean.replace(from, () => to);
  expect(slipped).not.toBe(clean);
  changes.push({ file, do: 'write', text: slipped });
  expect(desk.change({ label: 'A slip', changes }).refused).toBeUndefined();
  const told = (await wrong()).filter(({ message }) => message.includes(words));
  expect(told).not.toEqual([]);
  for (const notice of told) {
    expect(notice.remedies, notice.message).not.toEqual([]);
    expect(isPlaced(notice), `${notice.file}:${notice.line} ${notice.path.join('.')}`).toBe(true);
  }
  await undoAll(start);
});

/** Each is told by the check's own tests; a few are made here as well, and all of them by `npm run edits`. */
const some = <Slip>(slips: readonly Slip[]) =>
  slips.filter((_, index) => process.env.EDITS === 'all' || index % 5 === 0);

test.each(some(Object.entries(slipCases)))('%s', async (_slip, [changes]) => {
  const files = Object.keys(changes);
  const known = new Map(portalTexts());
  const start = new Map(files.flatMap((file) => (known.has(file) ? [[file, textOf(file)] as const] : [])));
  const made = files.map((file): FileChange => {
    const change = changes[file]!;
    return typeof change === 'string' && !known.has(file)
      ? { file, do: 'write', text: change }
      : { file, do: 'write', text: edited(known.get(file)!, change) };
  });
  const isImpossible = made.some(({ file }) => file.includes(' '));
  const { refused } = desk.change({ label: 'A slip', changes: made });
  if (isImpossible) {
    expect(refused).toMatch(/^The studio does not write /);
    return;
  }
  expect(refused).toBeUndefined();
  const [first, ...others] = await wrong();
  expect(others).toEqual([]);
  expect(first!.remedies).not.toEqual([]);
  expect(isPlaced(first!)).toBe(true);
  await undoAll(start);
});

/** Where a person presses what the notices offer, twice at most. */
async function pressAll(): Promise<void> {
  for (let press = 0; press < 2; press++)
    for (const { remedies } of await wrong())
      for (const { words, changes } of remedies) if (changes) desk.change({ label: words, changes });
}

for (const { family, isMended, slips } of some(families(portalTexts(), 1)))
  test(`${family}: no edit of the studio makes it where it breaks a file, and by hand it is told${isMended ? ' and mended by a press' : ''}`, async () => {
    for (const { path, text, line } of slips) {
      const before = textOf(path);
      const start = new Map([[path, before]]);
      if (!isJson(text) && path.endsWith('.json')) {
        // What was typed, put in as the whole of a text: signs are signs there, and the file is right.
        const typed = text.split('\n')[line - 1]!;
        desk.change({ label: 'Typed', changes: [{ file: path, do: 'set', path: ['title'], value: typed }] });
        expect(JSON.parse(textOf(path))).toHaveProperty('title', typed);
        await undoAll(start);
      }
      writeFileSync(join(schemas, path), text);
      desk.refresh({});
      const [notice] = await wrong();
      expect([line, line - 1]).toContain(notice!.line);
      expect(notice!.file).toBe(path);
      expect(notice!.remedies).not.toEqual([]);
      if (isMended) {
        await pressAll();
        expect(await wrong()).toEqual([]);
      }
      await undoAll(start);
    }
  });
