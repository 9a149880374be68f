import type { Base } from '#studio/protocol.ts';
import { baseCommit, currentBranch, dateOf, hasEdits, readSourceAt } from '../schemas/source/git.ts';
import type { Product } from '../schemas/source/product.ts';
import type { Source } from '../schemas/source/source.ts';

export interface Earlier {
  readonly commit: string;
  readonly source: Source;
}

/** Reads the base commit, and caches it until the commit changes. */
export function earlierSources(product: Product): () => Earlier | undefined {
  let earlier: Earlier | undefined;
  return () => {
    const commit = baseCommit(product.schemas);
    if (commit && commit !== earlier?.commit) earlier = { commit, source: readSourceAt(product, commit) };
    return commit ? earlier : undefined;
  };
}

/** The base commit, with the earlier text of each file that differs. */
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

/** The texts as they are on disk, syntax errors included. */
const textsOf = ({ json, markdown }: Source): ReadonlyMap<string, string> =>
  new Map([...json, ...markdown].map(([file, { text, written }]) => [file, written?.text ?? text]));
