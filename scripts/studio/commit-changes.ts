import { spawnSync } from 'node:child_process';
import { currentBranch, resolveCommit } from '../schemas/source/git.ts';

/**
 * Commits the changes in the given folders, but no other changes. Commits to the current branch, or to a new
 * branch named after the message if no branch is checked out or the current branch is main or master.
 *
 * @param folders git runs in the first folder, which must be in the repository
 * @throws an error with git's own message if git fails
 */
export function commitChanges(folders: readonly [string, ...string[]], message: string): void {
  const [folder] = folders;
  const git = (...args: readonly string[]): void => {
    const { status, stderr, stdout, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`Git reported an error: ${error?.message ?? (stderr || stdout).trim()}`);
  };
  const [subject = '', ...body] = message.trim().split('\n');
  if (subject === '') throw new Error('Write a message first: it says what was done.');
  const branch = currentBranch(folder);
  if (branch === undefined || branch === 'main' || branch === 'master')
    git('switch', '--quiet', '--create', freeName(folder, branchName(subject)));
  git('add', '--', ...folders);
  const texts = [subject, body.join('\n').trim()].filter(Boolean).map((text) => `--message=${text}`);
  git('commit', '--quiet', ...texts, '--', ...folders);
}

function freeName(folder: string, name: string): string {
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (resolveCommit(folder, `refs/heads/${tried}`) === undefined) return tried;
  }
}

/** Returns a branch name such as `add-gunjur`: at most 40 lower-case letters, digits and hyphens. */
export function branchName(subject: string): string {
  const words = subject
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = (words ?? []).reduce(
    (all, word) => (`${all}-${word}`.length <= 40 ? `${all}-${word}` : all),
    '',
  );
  return name.slice(1) || 'change-forms';
}
