import { editedProject } from '../edits/edited-project.ts';
import { guideTasks } from '../edits/guide-tasks.ts';
import { otherEdits } from '../edits/other-edits.ts';
import { expect, test } from './fixture.ts';
import { build } from './project-copy.ts';

/* The other tests of staff's forms, and each edit alone, are in tests/legitimate-edits.test.ts. */

/** Each form empty, with its mistakes and filled in; with the other samples, and each address, as staff's stand. */
const once = 'every step empty|every small form|: valid\\.json|nothing to fill in';

test('after every legitimate edit robots go through all forms', () => {
  test.setTimeout(600_000);
  const copy = editedProject([...guideTasks, ...otherEdits]);
  try {
    copy.pass(build);
    const robots = copy.run(
      'node_modules/@playwright/test/cli.js',
      'test',
      ...['--config', 'tests/schemas/playwright.config.ts', '--grep', once],
      ...['--workers', '2', '--reporter', 'line'],
    );
    expect(robots.status, robots.said.slice(-5000)).toBe(0);
    expect(robots.said).toMatch(/\d+ passed/);
  } finally {
    copy.remove();
  }
});
