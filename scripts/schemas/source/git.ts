import { spawnSync } from 'node:child_process';
import { type Source, sourceOf } from './source.ts';

/** What git says for the folder of a project; undefined when it refuses. */
function git(project: string, args: readonly string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: project, input, maxBuffer: 256 * 2 ** 20 });
  return status === 0 ? stdout : undefined;
}

const line = (output: Buffer | undefined) => output?.toString('utf8').trim() || undefined;

/**
 * The commit that a change is compared with when nobody names one: where it left origin/main; on main itself the
 * last commit while there are edits, and the one before when there are none. Undefined without such a commit.
 */
export function baseCommit(project: string): string | undefined {
  const isEdited = line(git(project, ['status', '--porcelain', '--', 'schemas'])) !== undefined;
  const head = resolveCommit(project, 'HEAD');
  const fork = line(git(project, ['merge-base', 'HEAD', 'origin/main']));
  if (fork && (fork !== head || isEdited)) return fork;
  return isEdited ? head : resolveCommit(project, 'HEAD~1');
}

/** The commit that a name stands for: a branch, a tag, HEAD~3. */
export function resolveCommit(project: string, ref: string): string | undefined {
  // A name that begins with a dash would be an option.
  return line(git(project, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]));
}

/** The schemas as they were at a commit, read into memory: nothing is checked out. */
export function readSourceAt(project: string, commit: string): Source {
  const listing = git(project, ['ls-tree', '-r', '-z', commit, '--', 'schemas'])?.toString('utf8') ?? '';
  const objects = listing.split('\0').flatMap((entry) => {
    const [, id, path] = /^\d+ blob (\S+)\t(?:.*\/)?schemas\/(.+)$/su.exec(entry) ?? [];
    return id && path ? [{ id, path }] : [];
  });
  const contents =
    git(project, ['cat-file', '--batch'], objects.map(({ id }) => `${id}\n`).join('')) ?? Buffer.of();
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const { path } of objects) {
    const end = contents.indexOf('\n', at);
    const size = Number(contents.toString('utf8', at, end).split(' ')[2]);
    files.set(path, contents.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return sourceOf(files);
}
