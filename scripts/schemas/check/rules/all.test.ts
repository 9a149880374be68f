import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('every rule has a test file', () => {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname });
  const rules = files.filter((file) => !file.endsWith('.test.ts'));
  expect(rules.filter((rule) => !files.includes(`${rule.slice(0, -3)}.test.ts`))).toEqual([]);
  expect(rules).toContain(path.join('files', 'file-shapes.ts'));
});
