import { spawnSync } from 'node:child_process';
import type { Product, Source } from './product.ts';
import { sourceOf } from './source.ts';

function git(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  // Without --no-optional-locks, git could lock the index, and a commit in another program would fail.
  const { status, stdout } = spawnSync('git', ['--no-optional-locks', ...args], {
    cwd: folder,
    input,
    maxBuffer: 256 * 2 ** 20,
  });
  return status === 0 ? stdout : undefined;
}

const line = (output: Buffer | undefined) => output?.toString('utf8').trim() || undefined;

/**
 * Returns the commit where the branch left origin/main. On main itself, returns the last commit if there are
 * uncommitted edits, and the commit before the last one otherwise.
 */
export function baseCommit(
  folder: string,
  head = resolveCommit(folder, 'HEAD'),
  isEdited = hasEdits(folder),
): string | undefined {
  const fork = line(git(folder, ['merge-base', 'HEAD', 'origin/main']));
  if (fork && (fork !== head || isEdited)) return fork;
  return isEdited ? head : resolveCommit(folder, 'HEAD~1');
}

export const hasEdits = (folder: string): boolean =>
  line(git(folder, ['status', '--porcelain', '--', '.'])) !== undefined;

export function resolveCommit(folder: string, ref: string): string | undefined {
  // Without --end-of-options, git would read a name that starts with a dash as an option.
  return line(git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]));
}

/**
 * Returns the date of a commit, in the format 2026-05-01T10:00:00+00:00, and the first line of its message.
 */
export function describeCommit(folder: string, commit: string): { date: string; subject: string } {
  const [date = '', subject = ''] =
    line(git(folder, ['show', '--no-patch', '--format=%cI%n%s', commit]))?.split('\n') ?? [];
  return { date, subject };
}

export const gitPath = (folder: string, name: string): string | undefined =>
  line(git(folder, ['rev-parse', '--path-format=absolute', '--git-path', name]));

/** Returns the name of the current branch, or undefined if HEAD is detached. */
export function currentBranch(folder: string): string | undefined {
  return line(git(folder, ['branch', '--show-current']));
}

export function readSourceAt(product: Product, commit: string): Source {
  const folder = product.schemas;
  const listing = git(folder, ['ls-tree', '-r', '-z', commit, '--', '.'])?.toString('utf8') ?? '';
  const objects = listing.split('\0').flatMap((entry) => {
    const [, id, path] = /^\d+ blob (\S+)\t(.+)$/su.exec(entry) ?? [];
    return id && path ? [{ id, path }] : [];
  });
  const contents =
    git(folder, ['cat-file', '--batch'], objects.map(({ id }) => `${id}\n`).join('')) ?? Buffer.of();
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const { path } of objects) {
    const end = contents.indexOf('\n', at);
    const size = Number(contents.toString('utf8', at, end).split(' ')[2]);
    files.set(path, contents.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return sourceOf(files, product);
}
