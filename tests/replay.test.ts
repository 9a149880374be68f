import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { portalIn } from '#scripts/portal/product.ts';
import { checkSchemas } from '#scripts/schemas/check.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';

/* Drafts of every version are replayed by the check (and of staff's forms by tests/schemas/replay.test.ts). */

/** The application in a version 2 that has lost an option, with a draft of version 1 that has chosen it. */
function withoutFriend(migrations?: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'replay-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copySchemas(root);
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
  for (const name of readdirSync(join(root, 'application/samples'))) {
    const file = join(root, 'application/samples', name);
    const text = readFileSync(file, 'utf8');
    if (name !== 'version-1.json') writeFileSync(file, text.replaceAll('"Friend"', '"Other"'));
  }
  if (migrations) {
    writeFileSync(
      join(root, 'application/migrations.json'),
      `{ "$schema": "../meta/migrations.schema.json", "changes": [${migrations}] }`,
    );
  }
  return checkSchemas(portalIn(root)).map((finding) => formatFinding(finding));
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
