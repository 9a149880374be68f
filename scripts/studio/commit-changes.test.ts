import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import { branchName, commitChanges } from './commit-changes.ts';
import { gitIn } from './testing/git-in.ts';

function repositoryWithEdits() {
  const repository = temporaryFolder();
  const git = gitIn(repository);
  const schemas = join(repository, 'schemas');
  mkdirSync(schemas);
  writeFileSync(join(schemas, 'portal.json'), '{}');
  writeFileSync(join(repository, 'other.txt'), 'before');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  writeFileSync(join(schemas, 'portal.json'), '{ "product": "P" }');
  writeFileSync(join(schemas, 'new.json'), '{}');
  writeFileSync(join(repository, 'other.txt'), 'half done');
  git('add', 'other.txt');
  return { git, schemas };
}

const message = '- "N\'Jie" $(rm) `date`\n\n- Lists, Town: “Gunjur”.\n- Two lines';

test('commits exactly the changes on a new branch', () => {
  const { git, schemas } = repositoryWithEdits();
  commitChanges([schemas], message);
  expect(git('branch', '--show-current')).toBe('n-jie-rm-date');
  expect(git('log', '-1', '--format=%B')).toBe(message);
  expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
    'schemas/new.json',
    'schemas/portal.json',
  ]);
  expect(git('status', '--porcelain')).toBe('M  other.txt');
});

test('reuses its branch, and numbers a branch name that is taken', () => {
  const { git, schemas } = repositoryWithEdits();
  git('branch', 'offer-gunjur');
  commitChanges([schemas], 'Offer Gunjur');
  expect(git('branch', '--show-current')).toBe('offer-gunjur-2');
  writeFileSync(join(schemas, 'new.json'), '{ "a": 1 }');
  commitChanges([schemas], 'Offer it twice');
  expect(git('branch', '--show-current')).toBe('offer-gunjur-2');
  expect(git('rev-list', '--count', 'main..')).toBe('2');
});

test('reports a missing message, change or repository', () => {
  const { schemas } = repositoryWithEdits();
  expect(() => commitChanges([schemas], ' \n')).toThrow('Write a message first');
  commitChanges([schemas], 'Offer Gunjur');
  expect(() => commitChanges([schemas], 'Offer Gunjur')).toThrow('Git reported an error: ');
});

test.each([
  ['Offer Gunjur', 'offer-gunjur'],
  ['Élan, $(rm) & N’Jie', 'elan-rm-n-jie'],
  ['Reword the questions First name, Surname and Date of birth', 'reword-the-questions-first-name-surname'],
  ['…', 'change-forms'],
])('the branch of %o is %o', (subject, name) => {
  expect(branchName(subject)).toBe(name);
});
