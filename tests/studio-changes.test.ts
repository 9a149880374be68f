import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { product } from '#product';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { openDesk } from '../scripts/studio/desk.ts';
import { deedsOf } from '../src/studio/changes/deeds.ts';
import { partsOf, unseenFiles } from '../src/studio/changes/grouped.ts';
import { messageOf, mostLetters } from '../src/studio/changes/sending/message.ts';
import { sidesOf } from '../src/studio/changes/sides.ts';
import type { MetaSchemas } from '../src/studio/meta/meta-schema.ts';

/* The page of changes of the studio, as far as it is made of the verdicts alone. */

type Edit = readonly [file: string, from: string, to: string];

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What the page says of edits to the tests' own forms. */
async function changesOf(...edits: readonly Edit[]) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'studio-changes-')));
  folders.push(folder);
  const schemas = join(folder, 'schemas');
  copySchemas(schemas);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'Before');
  for (const [file, from, to] of edits) {
    const path = join(schemas, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
  const desk = openDesk({ ...product, schemas });
  const texts = new Map(
    Object.entries(desk.open({}).texts).flatMap(([file, text]) => (text === null ? [] : [[file, text]])),
  );
  const metas = Object.fromEntries(
    ['ui', 'flow', 'options', 'portal'].map((name) => [
      name,
      JSON.parse(texts.get(`meta/${name}.schema.json`)!),
    ]),
  ) as MetaSchemas;
  const { notices } = await desk.report({});
  const base = desk.base({})!;
  const sides = sidesOf(texts, base.texts, metas);
  const parts = partsOf(notices, sides);
  const message = messageOf(deedsOf(parts, sides), parts);
  return { base, desk, parts, unseen: unseenFiles(notices, sides), message };
}

const reworded: Edit = ['application/basic.ui.json', '"ui:title": "First name"', '"ui:title": "Given name"'];
const surname: Edit = ['application/basic.ui.json', '"ui:title": "Surname"', '"ui:title": "Family name"'];
const offered: Edit = ['options/region.json', '"Banjul",', '"Banjul",\n    "Foni Region",'];

test('a question that is reworded is told with its words, in a subject and a line', async () => {
  const { parts, message, base, desk } = await changesOf(reworded);
  expect(message).toMatchInlineSnapshot(`
    "Reword the question Given name of Application

    - Application, Basic Information: The words of "firstName" (Given name) changed."
  `);
  expect(parts.map(({ title, places }) => [title, places.map((place) => place.title)])).toEqual([
    ['Application', ['Basic Information']],
  ]);
  const [change] = parts[0]!.places[0]!.changes;
  expect(change!.differences).toEqual([
    {
      key: 'application/basic.ui.json firstName.ui:title',
      ...{ label: 'Title', before: 'First name', now: 'Given name' },
    },
  ]);
  expect(Object.keys(base.texts)).toEqual(['application/basic.ui.json']);
  expect(base.texts['application/basic.ui.json']).toContain('"ui:title": "First name"');
  const titleIn = (compiled: ReturnType<typeof desk.form>) =>
    compiled?.definition.steps.find(({ id }) => id === 'basic')?.ui?.firstName?.label;
  expect([
    titleIn(desk.formBefore({ id: 'application' })),
    titleIn(desk.form({ id: 'application' })),
  ]).toEqual(['First name', 'Given name']);
  expect(desk.formBefore({ id: 'nowhere' })).toBe(null);
});

test.each<[string, readonly Edit[]]>([
  ['Reword the questions Given name and Family name', [reworded, surname]],
  ['Offer Foni Region in the list Region', [offered]],
  ['Change Application and the list Region', [reworded, offered]],
])('%s', async (expected, edits) => {
  const [subject = ''] = (await changesOf(...edits)).message.split('\n');
  expect(subject).toBe(expected);
  expect(subject.length).toBeLessThanOrEqual(mostLetters);
});

test('a list is told with the steps that ask for it, and a file that nobody sees by its name', async () => {
  const { parts, unseen } = await changesOf(offered, [
    'options/region.json',
    '"title": "Region"',
    '"title": "Area"',
  ]);
  expect(parts[0]!.title).toBe('Lists');
  expect(parts[0]!.places[0]!.usedIn).toContain('Application, Basic Information');
  expect(parts[0]!.places[0]!.shows).toBe('first');
  expect(unseen).toEqual([]);
});
