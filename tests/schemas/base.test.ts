import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('what was edited in schemas/ since the base loses no student’s answer', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/schemas/diff.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  // 2: this checkout holds no earlier commit to compare with.
  expect([0, 2], stdout).toContain(status);
});
