import type { Base } from '#studio/protocol.ts';
import { baseCommit, currentBranch, dateOf, hasEdits, readSourceAt } from '../schemas/source/git.ts';
import type { Product } from '../schemas/source/product.ts';
import type { Source } from '../schemas/source/source.ts';

export interface Earlier {
  readonly commit: string;
  readonly source: Source;
}

/**
 * Returns a function that reads the forms as they were in the base commit, with which the studio compares the current
 * forms. The earlier forms are cached until the base commit changes.
 */
export function earlierSources(product: Product): () => Earlier | undefined {
  let earlier: Earlier | undefined;
  return () => {
    const commit = baseCommit(product.schemas);
    if (commit && commit !== earlier?.commit) earlier = { commit, source: readSourceAt(product, commit) };
    return commit ? earlier : undefined;
  };
}

/**
 * Returns the base commit with the earlier text of each file that has changed since; null if there is no base commit.
 */
export function baseOf({ schemas }: Product, earlier: Earlier | undefined, now: Source): Base | null {
  if (!earlier) return null;
  const { commit } = earlier;
  const [then, texts] = [textsOf(earlier.source), textsOf(now)];
  const differing = [...new Set([...then.keys(), ...texts.keys()])].filter(
    (file) => !file.startsWith('meta/') && then.get(file) !== texts.get(file),
  );
  return {
    ...{ commit, date: dateOf(schemas, commit) ?? '', branch: currentBranch(schemas) },
    isCommitted: !hasEdits(schemas),
    texts: Object.fromEntries(differing.map((file) => [file, then.get(file) ?? null])),
  };
}

/** Returns the text of each file exactly as it is on disk, even if the check fixed syntax errors in memory. */
const textsOf = ({ json, markdown }: Source): ReadonlyMap<string, string> =>
  new Map([...json, ...markdown].map(([file, { text, written }]) => [file, written?.text ?? text]));
