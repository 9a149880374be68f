import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { portalIn } from '#scripts/portal/product.ts';
import { checkSchemas } from '#scripts/schemas/check.ts';
import { generate } from '#scripts/schemas/generate.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';

/* What staff's commands say of schemas/ as it stands. */

const project = join(import.meta.dirname, '../..');
const schemas = join(project, 'schemas');
const folder = join(project, 'src/generated');

/** Among other things: every sample, walked by the engine, is right or wrong just as it says. */
test('the checker finds nothing in the schemas', () => {
  expect(checkSchemas(portalIn(schemas)).map((finding) => formatFinding(finding, 'schemas'))).toEqual([]);
});

test('what was edited in schemas/ since the base loses no student’s answer', () => {
  const diff = ['scripts/schemas/diff.ts'];
  const { status, stdout } = spawnSync(process.execPath, diff, { cwd: project, encoding: 'utf8' });
  // 2: this checkout holds no earlier commit to compare with.
  expect([0, 2], stdout).toContain(status);
});

test('src/generated/ is what `npm run generate` writes now', async () => {
  const fresh = await generate(portalIn(schemas));
  const committed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  expect(committed.sort()).toEqual([...fresh.keys()].sort());
  for (const [path, text] of fresh) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
});
