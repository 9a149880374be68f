import type { Base, Version } from '#studio/protocol.ts';
import {
  baseCommit,
  currentBranch,
  describeCommit,
  hasEdits,
  readSourceAt,
  resolveCommit,
} from '../schemas/source/git.ts';
import type { Product } from '../schemas/source/product.ts';
import type { Source } from '../schemas/source/source.ts';

interface Commit {
  readonly commit: string;
  readonly version: Version;
  readonly source: Source;
}

export interface Earlier extends Commit {
  /** The last commit (HEAD). It is undefined if HEAD is the base commit itself. */
  readonly last?: Commit | undefined;
  /** True if the forms have uncommitted edits. */
  readonly isEdited: boolean;
}

/**
 * Returns a function that reads the forms as they were in the base commit (see `baseCommit`). That function
 * returns undefined if there is no base commit. It caches the forms until the last commit or the base commit
 * changes.
 */
export function earlierSources(product: Product): () => Earlier | undefined {
  let earlier: Earlier | undefined;
  return () => {
    const head = resolveCommit(product.schemas, 'HEAD');
    const isEdited = hasEdits(product.schemas);
    const commit = baseCommit(product.schemas, head, isEdited);
    if (!commit) return undefined;
    const last = head === commit ? undefined : head;
    if (commit !== earlier?.commit || last !== earlier.last?.commit) {
      const at = (commit: string): Commit => ({
        ...{ commit, version: describeCommit(product.schemas, commit) },
        source: readSourceAt(product, commit),
      });
      earlier = { ...at(commit), last: last === undefined ? undefined : at(last), isEdited };
    } else if (isEdited !== earlier.isEdited) earlier = { ...earlier, isEdited };
    return earlier;
  };
}

/** Returns the last commit if the forms have uncommitted edits, otherwise the base commit. */
export const comparedWith = (earlier: Earlier): Commit =>
  (earlier.isEdited ? earlier.last : undefined) ?? earlier;

/**
 * Returns the commit that `comparedWith` chooses, and the old text of each file that has changed since that
 * commit. If no file has changed, returns the last commit. Returns null if there is no base commit.
 */
export function baseOf({ schemas }: Product, earlier: Earlier | undefined, now: Source): Base | null {
  if (!earlier) return null;
  const base = comparedWith(earlier);
  const [then, texts] = [textsOf(base.source), textsOf(now)];
  const differing = [...new Set([...then.keys(), ...texts.keys()])].filter(
    (file) => !file.startsWith('meta/') && then.get(file) !== texts.get(file),
  );
  // If no file has changed since the base commit, the last commit has the same forms and is newer.
  const { commit, version } = (differing.length === 0 && earlier.last) || base;
  return {
    ...{ commit, ...version, branch: currentBranch(schemas) },
    isCommitted: !earlier.isEdited,
    texts: Object.fromEntries(differing.map((file) => [file, then.get(file) ?? null])),
  };
}

/**
 * Returns the text of each file on disk. If the check has fixed a file in memory, `text` is the fixed text
 * and `written` has the text on disk.
 */
const textsOf = ({ json, markdown }: Source): ReadonlyMap<string, string> =>
  new Map([...json, ...markdown].map(([file, { text, written }]) => [file, written?.text ?? text]));
