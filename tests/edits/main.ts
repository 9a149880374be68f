import { build } from '../journeys/project-copy.ts';
import { editedProject } from './edited-project.ts';
import { guideTasks } from './guide-tasks.ts';
import { otherEdits } from './other-edits.ts';

/*
 * `npm run test:all -- edits` makes all edits that the guide allows in one copy of the project, and then runs
 * lint, the type check and all tests of the forms in this copy. tests/guide.slow.test.ts tests each edit
 * alone.
 */

const types = 'node_modules/typescript/bin/tsc --noEmit';
const playwright = ['test', '--config', 'tests/schemas/playwright.config.ts', '--reporter', 'line'];

const copy = editedProject([...guideTasks, ...otherEdits]);
try {
  copy.pass(types, `${types} -p tests`, build);
  check('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'schemas');
  check('node_modules/vitest/vitest.mjs', 'run', '--project', 'schemas');
  check('node_modules/@playwright/test/cli.js', ...playwright);
} finally {
  copy.remove();
}

function check(script: string, ...args: readonly string[]): void {
  const { status, said } = copy.run(script, ...args);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${script} ${args.join(' ')}`);
  if (status === 0) return;
  console.log(said.slice(-5000));
  process.exitCode = 1;
}
