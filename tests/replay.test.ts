import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { FlowDefinition, Validators } from '#engine/definition.ts';
import { walk } from '#engine/flow.ts';
import { migrate } from '#engine/migrations.ts';
import { checkSchemas } from '#scripts/check.ts';
import { wordsOf } from '#scripts/finding.ts';
import { flowsOf } from '#scripts/flows.ts';
import { readSource } from '#scripts/source.ts';
import { camelCase } from '#scripts/types.ts';

/* Drafts of every version, in the form as it is generated today: none loses an answer that no migration names. */

const project = join(import.meta.dirname, '..');
const schemas = join(project, 'schemas');
const today = new Date().toISOString().slice(0, 10);

async function generated(flow: string) {
  const load = (name: string) =>
    import(pathToFileURL(join(project, 'src/generated', flow, name)).href) as Promise<
      Record<string, unknown>
    >;
  const definition = (await load('flow.ts'))[`${camelCase(flow)}Definition`] as FlowDefinition;
  return { definition, validators: (await load('validators.js')).default as Validators };
}

const samples = flowsOf(readSource(schemas)).flatMap((flow) =>
  flow.samples.map(({ path, value }) => ({
    path,
    flow: flow.id,
    version: value.version ?? flow.file.value.version ?? 1,
    answers: value.answers ?? {},
    isValid: value.expect === 'valid',
    isEarlier: value.version !== undefined && value.version < (flow.file.value.version ?? 1),
  })),
);

test.each(samples.filter(({ isValid, isEarlier }) => isValid || isEarlier))(
  '$path, as a draft of version $version, is migrated and walked',
  async ({ flow, version, answers, isValid, isEarlier }) => {
    const running = await generated(flow);
    const migrated = migrate(running, { version, answers });
    expect(migrated.lost).toEqual([]);
    const { problems } = walk(running, migrated.answers, { today });
    if (isValid) expect(problems.filter(({ keyword }) => !isEarlier || keyword !== 'required')).toEqual([]);
  },
);

test('every version that a form has had is replayed', () => {
  for (const { id, file, steps } of flowsOf(readSource(schemas))) {
    if (!steps.some(({ kind }) => kind === 'form')) continue;
    const versions = new Set(samples.filter(({ flow }) => flow === id).map(({ version }) => version));
    expect([...versions].sort(), id).toEqual(
      Array.from({ length: file.value.version ?? 1 }, (_, index) => index + 1),
    );
  }
});

/** The application in a version 2 that has lost an option, with a draft of version 1 that has chosen it. */
function withoutFriend(migrations?: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'replay-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(schemas, root, { recursive: true });
  const edit = (file: string, to: string, from: (text: string) => string) => {
    const before = readFileSync(join(root, file), 'utf8');
    if (from(before) === before) throw new Error(`The edit changes nothing in ${file}.`);
    writeFileSync(join(root, to), from(before));
  };
  const same = (file: string, change: (text: string) => string) => edit(file, file, change);
  edit('application/samples/valid.json', 'application/samples/version-1.json', (text) =>
    text.replace('"answers"', '"version": 1,\n  "answers"'),
  );
  same('options/how-heard.json', (text) => text.replace('"Friend", ', ''));
  same('application/flow.json', (text) => text.replace('"version": 1', '"version": 2'));
  for (const { path, flow, isEarlier } of samples) {
    const text = readFileSync(join(root, path), 'utf8');
    if (flow === 'application' && !isEarlier)
      writeFileSync(join(root, path), text.replaceAll('"Friend"', '"Other"'));
  }
  if (migrations) {
    writeFileSync(
      join(root, 'application/migrations.json'),
      `{ "$schema": "../meta/migrations.schema.json", "changes": [${migrations}] }`,
    );
  }
  return checkSchemas(root).map((finding) => wordsOf(finding));
}

test('the gate: an option taken away without a migration fails', () => {
  expect(withoutFriend()).toEqual([
    expect.stringMatching(
      /^application\/samples\/version-1\.json:\d+:7 {2}This answer of version 1 would be lost: the form has no place for "Friend" \(hearAboutUs\) any more\./,
    ),
  ]);
});

test('the gate: with one it passes', () => {
  expect(
    withoutFriend('{ "version": 2, "mapOption": "hearAboutUs", "option": "Friend", "to": "Other" }'),
  ).toEqual([]);
});
