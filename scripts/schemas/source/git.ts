import { spawnSync } from 'node:child_process';
import type { Product, Source } from './product.ts';
import { sourceOf } from './source.ts';

/** What git says in a folder; undefined when it refuses. */
function git(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  // To look takes no lock: whoever commits meanwhile would find it.
  const { status, stdout } = spawnSync('git', ['--no-optional-locks', ...args], {
    cwd: folder,
    input,
    maxBuffer: 256 * 2 ** 20,
  });
  return status === 0 ? stdout : undefined;
}

const line = (output: Buffer | undefined) => output?.toString('utf8').trim() || undefined;

/**
 * The commit that a change of a folder is compared with when nobody names one: where it left origin/main; on main itself the
 * last commit while there are edits, and the one before when there are none. Undefined without such a commit.
 */
export function baseCommit(folder: string): string | undefined {
  const isEdited = line(git(folder, ['status', '--porcelain', '--', '.'])) !== undefined;
  const head = resolveCommit(folder, 'HEAD');
  const fork = line(git(folder, ['merge-base', 'HEAD', 'origin/main']));
  if (fork && (fork !== head || isEdited)) return fork;
  return isEdited ? head : resolveCommit(folder, 'HEAD~1');
}

/** The commit that a name stands for: a branch, a tag, HEAD~3. */
export function resolveCommit(folder: string, ref: string): string | undefined {
  // A name that begins with a dash would be an option.
  return line(git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]));
}

/** When a commit was made, as 2026-05-01T10:00:00+00:00. */
export function dateOf(folder: string, commit: string): string | undefined {
  return line(git(folder, ['show', '--no-patch', '--format=%cI', commit]));
}

/** The branch that is worked on; undefined where it has no name. */
export function currentBranch(folder: string): string | undefined {
  return line(git(folder, ['branch', '--show-current']));
}

/** The schemas of a product as they were at a commit, read into memory: nothing is checked out. */
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
