import type { Base } from '#studio/protocol.ts';
import { baseCommit, currentBranch, dateOf, hasEdits, readSourceAt } from '../schemas/source/git.ts';
import type { Product } from '../schemas/source/product.ts';
import type { Source } from '../schemas/source/source.ts';

export interface Earlier {
  readonly commit: string;
  readonly source: Source;
}

/** What the present state is compared with: read once, for as long as it is the same commit. */
export function earlierSources(product: Product): () => Earlier | undefined {
  let earlier: Earlier | undefined;
  return () => {
    const commit = baseCommit(product.schemas);
    if (commit && commit !== earlier?.commit) earlier = { commit, source: readSourceAt(product, commit) };
    return commit ? earlier : undefined;
  };
}

/** What differs from the present files, with its name and its day. */
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

/** As they are on the disk, slips and all. */
const textsOf = ({ json, markdown }: Source): ReadonlyMap<string, string> =>
  new Map([...json, ...markdown].map(([file, { text, written }]) => [file, written?.text ?? text]));
