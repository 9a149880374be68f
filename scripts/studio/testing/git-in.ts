import { execFileSync } from 'node:child_process';

/** Creates a repository in a folder, and returns a function that runs git there. */
export function gitIn(folder: string): (...args: readonly string[]) => string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Staff');
  git('config', 'user.email', 'staff@example.com');
  git('config', 'commit.gpgsign', 'false');
  return git;
}
