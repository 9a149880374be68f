import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { portalIn } from '#scripts/portal/product.ts';
import { summaryOf } from '#scripts/schemas/diff.ts';
import { baseCommit, readSourceAt, resolveCommit } from '#scripts/schemas/source/git.ts';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import { gitIn } from '#scripts/studio/testing/git-in.ts';

test('compares an edit with the last commit, a commit with its parent, and a branch with its merge base', () => {
  const dir = temporaryFolder();
  const folder = path.join(dir, 'schemas');
  mkdirSync(path.join(folder, 'options'), { recursive: true });
  const git = gitIn(dir);
  const write = (text: string) => writeFileSync(path.join(folder, 'options/list.json'), text);
  const commit = (text: string) => {
    write(text);
    git('add', '.');
    git('commit', '--quiet', '--message', text);
    return git('rev-parse', 'HEAD');
  };
  const first = commit('{ "title": "First" }');
  expect(baseCommit(folder)).toBeUndefined();
  write('{ "title": "Edited" }');
  expect(baseCommit(folder)).toBe(first);
  const second = commit('{ "title": "Second" }');
  expect(baseCommit(folder)).toBe(first);
  const third = commit('{ "title": "Third" }');
  expect(baseCommit(folder)).toBe(second);

  git('update-ref', 'refs/remotes/origin/main', first);
  expect(baseCommit(folder)).toBe(first);
  git('update-ref', 'refs/remotes/origin/main', third);
  expect(baseCommit(folder)).toBe(second);
  write('{ "title": "Edited" }');
  expect(baseCommit(folder)).toBe(third);

  expect(resolveCommit(folder, 'HEAD~2')).toBe(first);
  expect(resolveCommit(folder, 'nonsense')).toBeUndefined();
  expect(resolveCommit(folder, '--output=x')).toBeUndefined();
  const { json } = readSourceAt(portalIn(folder), first);
  expect([...json].map(([file, { value }]) => [file, value])).toEqual([
    ['options/list.json', { title: 'First' }],
  ]);
});

test.each([
  [[], 'Nothing changed since 0123456789.'],
  [['safe', 'warning'], '0 breaking, 1 warning, 1 safe since 0123456789. Nobody loses an answer.'],
  [
    ['safe', 'thrown away'],
    '0 breaking, 1 warning, 1 safe since 0123456789. People lose saved answers, as you chose.',
  ],
  [
    ['breaking', 'safe'],
    '1 breaking, 0 warnings, 1 safe since 0123456789. People would lose answers: do what is said under "breaking".',
  ],
] as const)('%s: %s', (levels, summary) => {
  const place = { file: 'trip/flow.json', line: 1, column: 1, message: '', remedies: [], alters: [] };
  const answers = [{ form: 'trip', question: 'school', fate: 'thrown away' as const }];
  const verdicts = levels.map((level) =>
    level === 'thrown away' ? { ...place, level: 'warning' as const, answers } : { ...place, level },
  );
  expect(summaryOf(verdicts, '0123456789abcdef')).toBe(summary);
});

test.each([
  ['diff.ts', ['nonsense'], 2, 'git knows no commit "nonsense".'],
  ['retire.ts', ['majr', 'Law'], 1, 'There is no list options/majr.json. Write "major".'],
  ['retire.ts', ['major', 'Lav'], 1, 'There is no option "Lav" in options/major.json. Write "Law".'],
  ['retire.ts', ['yes-no'], 1, 'Say which list and which option: npm run schemas:retire yes-no "Yes"'],
])('%s %s ends with %d', (script, args, status, said) => {
  const argv = [path.resolve(import.meta.dirname, '../scripts/schemas', script), ...args];
  expect(spawnSync(process.execPath, argv, { encoding: 'utf8' })).toMatchObject({
    status,
    stderr: `${said}\n`,
  });
});
