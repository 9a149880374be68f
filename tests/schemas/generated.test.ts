import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '#scripts/schemas/generate.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, 'src/generated');

test('src/generated/ is what `npm run generate` writes now', async () => {
  const fresh = await generate(join(project, 'schemas'));
  const committed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  expect(committed.sort()).toEqual([...fresh.keys()].sort());
  for (const [path, text] of fresh) expect(readFileSync(join(folder, path), 'utf8'), path).toBe(text);
});
