import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { portalIn } from '#scripts/portal/product.ts';
import { checkSchemas } from '#scripts/schemas/check.ts';
import { generate } from '#scripts/schemas/generate.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { readSource } from '#scripts/schemas/source/source.ts';

const project = join(import.meta.dirname, '../..');
const schemas = join(project, 'schemas');
const folder = join(project, 'src/generated');

/** This test also evaluates each sample with the engine, as part of the check. */
test('the checker finds nothing in the schemas', () => {
  expect(checkSchemas(portalIn(schemas)).map((finding) => formatFinding(finding, 'schemas'))).toEqual([]);
});

test('changes in schemas/ since the base commit lose no answers', () => {
  const diff = ['scripts/schemas/diff.ts'];
  const { status, stdout } = spawnSync(process.execPath, diff, { cwd: project, encoding: 'utf8' });
  // Exit code 2 means that there is no earlier commit to compare with.
  expect([0, 2], stdout).toContain(status);
});

test('src/generated/ is up to date', async () => {
  const fresh = await generate(readSource(portalIn(schemas)));
  const committed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  expect(committed.sort()).toEqual([...fresh.keys()].sort());
  for (const [path, text] of fresh) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
});
