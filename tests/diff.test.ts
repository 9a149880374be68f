import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySchemas } from '#scripts/schemas/testing/copy-schemas.ts';

const project = join(import.meta.dirname, '..');
const patience = { timeout: 240_000 };

/** The project in a repository of its own, with one commit. */
function repository() {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'diff-')));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  copySchemas(join(dir, 'schemas'));
  for (const name of [
    'package.json',
    'scripts',
    'src/engine',
    'src/domain',
    'src/forms',
    'src/paths.ts',
    'src/components/drawings',
  ]) {
    cpSync(join(project, name), join(dir, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(dir, 'node_modules'), 'junction');
  const identity = ['user.name=Staff', 'user.email=staff@example.org', 'commit.gpgsign=false'];
  const settings = identity.flatMap((each) => ['-c', each]);
  const git = (...args: string[]) =>
    execFileSync('git', [...settings, ...args], { cwd: dir, encoding: 'utf8' });
  const commit = () => {
    git('add', 'schemas');
    git('commit', '--quiet', '--message', 'Change the forms');
    return git('rev-parse', 'HEAD').trim();
  };
  git('init', '--quiet', '--initial-branch=main');
  return {
    git,
    first: commit(),
    commit,
    edit(file: string, from: string, to: string) {
      const text = readFileSync(join(dir, 'schemas', file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(join(dir, 'schemas', file), text.replace(from, to));
    },
    run(script: string, ...args: string[]) {
      const argv = [`scripts/schemas/${script}.ts`, ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: dir, encoding: 'utf8' });
      return { status, said: `${stdout}${stderr}`.trim() };
    },
  };
}

test(
  'says what an edit means before and after it is committed, and ends with 1 while answers would be lost',
  patience,
  () => {
    const { edit, run, commit, first, git } = repository();
    const none = run('diff');
    expect(none.status).toBe(2);
    expect(none.said).toContain('There is no earlier commit to compare with.');

    edit('options/major.json', '    "Journalism",\n', '');
    const unsafe = run('diff');
    expect(unsafe.status).toBe(1);
    expect(unsafe.said).toContain(
      'schemas/options/major.json:23:5  unsafe: You removed "Journalism". People have drafts with it (application › major), and would lose that answer.',
    );
    expect(unsafe.said).toMatch(
      /1 unsafe, 0 noticed, 0 safe since [0-9a-f]{10}\. People would lose answers:/,
    );

    // What the verdict says: "put it back before "Law", and run: npm run schemas:retire major "Journalism"".
    edit('options/major.json', '"Law"', '"Journalism",\n    "Law"');
    expect(run('retire', 'major', 'Journalism')).toEqual({
      status: 0,
      said: '"Journalism" is retired: it is no longer offered, and answers with it stay right. Now run: npm run schemas:check',
    });
    expect(run('check')).toEqual({ status: 0, said: '' });
    const safe = {
      status: 0,
      said: expect.stringMatching(/"Journalism" is no longer offered.*0 unsafe, 0 noticed, 1 safe since/s),
    };
    expect(run('diff')).toEqual(safe);
    commit();
    // Nothing is edited now: the last commit is compared with the one before.
    expect(run('diff')).toEqual(safe);
    expect(run('diff', first)).toEqual(safe);
    expect(run('diff', 'HEAD').said).toMatch(/^Nothing changed since/);
    expect(run('diff', 'nonsense')).toEqual({ status: 2, said: 'git knows no commit "nonsense".' });
    expect(run('diff', '--output=x').status).toBe(2);

    // On a branch, everything since it left origin/main counts.
    git('update-ref', 'refs/remotes/origin/main', first);
    edit('options/gender.json', '"female"', '"woman"');
    expect(run('diff').said).toContain('mend what npm run schemas:check finds');
    git('checkout', '--quiet', 'schemas');
    expect(run('diff')).toEqual(safe);
  },
);

test('a slip in the name of a list or an option is told', patience, () => {
  const { run } = repository();
  expect(run('retire', 'majr', 'Law')).toEqual({
    status: 1,
    said: 'There is no list options/majr.json. Write "major".',
  });
  expect(run('retire', 'major', 'Lav')).toEqual({
    status: 1,
    said: 'There is no option "Lav" in options/major.json. Write "Law".',
  });
  expect(run('retire')).toMatchObject({ status: 1 });
});
