import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#product';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import { gitIn } from '#scripts/studio/testing/git-in.ts';
import { openHandlers } from '../scripts/studio/handlers.ts';
import { commitSubjectsOf } from '../src/studio/changes/commit-subjects.ts';
import { partsOf } from '../src/studio/changes/grouped.ts';
import { messageOf } from '../src/studio/changes/sending/message.ts';
import { sidesOf } from '../src/studio/changes/sides.ts';
import { unseenFiles } from '../src/studio/changes/unseen.ts';
import type { MetaSchemas } from '../src/studio/meta/meta-schema.ts';

type Edit = readonly [file: string, from: string, to: string];

const folder = temporaryFolder(afterAll);
const schemas = join(folder, 'schemas');
const git = gitIn(folder);

beforeAll(() => {
  copySchemas(schemas);
  git('add', '.');
  git('commit', '-q', '-m', 'Before');
});

async function changesOf(...edits: readonly Edit[]) {
  git('checkout', '-q', '.');
  for (const [file, from, to] of edits) {
    const path = join(schemas, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
  const handlers = openHandlers({ ...product, schemas });
  const texts = new Map(
    Object.entries(handlers.open({}).texts).flatMap(([file, text]) => (text === null ? [] : [[file, text]])),
  );
  const metas = Object.fromEntries(
    ['ui', 'flow', 'options', 'portal'].map((name) => [
      name,
      JSON.parse(texts.get(`meta/${name}.schema.json`)!),
    ]),
  ) as MetaSchemas;
  const { notices } = await handlers.report({});
  const sides = sidesOf(texts, handlers.base({})!.texts, metas);
  const parts = partsOf(notices, sides);
  return {
    parts,
    unseen: unseenFiles(notices, sides),
    message: messageOf(commitSubjectsOf(parts, sides), parts),
  };
}

const reworded: Edit = ['application/basic.ui.json', '"ui:title": "First name"', '"ui:title": "Given name"'];
const offered: Edit = ['options/region.json', '"Banjul",', '"Banjul",\n    "Foni Region",'];

test('describes a reworded question by its label, in a subject and a line', async () => {
  const { parts, message } = await changesOf(reworded);
  expect(message).toBe(
    'Reword the question Given name of Application\n\n' +
      '- Application, Basic Information: The words of “Given name” changed.',
  );
  expect(parts).toMatchObject([{ title: 'Application', places: [{ title: 'Basic Information' }] }]);
  const key = 'application/basic.ui.json firstName.ui:title';
  expect(parts[0]!.places[0]!.changes).toMatchObject([
    { differences: [{ key, label: 'Question', before: 'First name', now: 'Given name' }] },
  ]);
});

test('describes edits to a form and a list together', async () => {
  const { message } = await changesOf(reworded, offered);
  expect(message.split('\n')[0]).toBe('Change Application and the list Region');
});

test('describes a list with the steps that use it, and no other file', async () => {
  const renamed: Edit = ['options/region.json', '"title": "Region"', '"title": "Area"'];
  const { parts, unseen, message } = await changesOf(offered, renamed);
  expect(message).toMatch(/^Offer Foni Region in the list /);
  expect(parts).toMatchObject([{ title: 'Lists', places: [{ shows: 'first' }] }]);
  expect(parts[0]!.places[0]!.usedIn).toContain('Application, Basic Information');
  expect(unseen).toEqual([]);
});
