import { baseCommit, readSourceAt } from '../schemas/source/git.ts';
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
