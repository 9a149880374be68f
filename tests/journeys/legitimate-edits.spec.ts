import { editedProject } from '../edits/edited-project.ts';
import { guideTasks } from '../edits/guide-tasks.ts';
import { otherEdits } from '../edits/other-edits.ts';
import { expect, test } from './fixture.ts';
import { build, type ProjectCopy } from './project-copy.ts';

/* Each edit alone is in tests/legitimate-edits.test.ts. */

/** The form with most of the edits, and the one that is new; `npm run edits` sends the robots through all. */
const some = ['--grep', '(application|workshop): valid\\.json'];

test('all legitimate edits leave lint, types and every test of the forms green, and robots go through them', () => {
  test.setTimeout(900_000);
  const copy = editedProject([...guideTasks, ...otherEdits]);
  try {
    const types = 'node_modules/typescript/bin/tsc --noEmit';
    copy.pass(types, `${types} -p tests`, build);
    passes(copy, 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'schemas');
    passes(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'schemas');
    const robots = ['test', '--config', 'tests/schemas/playwright.config.ts', '--reporter', 'line'];
    const which = process.env.EDITS === 'all' ? [] : some;
    passes(copy, 'node_modules/@playwright/test/cli.js', ...robots, '--workers', '2', ...which);
  } finally {
    copy.remove();
  }
});

function passes(copy: ProjectCopy, script: string, ...args: readonly string[]): void {
  const { status, said } = copy.run(script, ...args);
  expect(status, said.slice(-5000)).toBe(0);
}
