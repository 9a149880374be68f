import type { Product } from '../schemas/source/product.ts';
import { type Source, sourceOf } from '../schemas/source/source.ts';

type Files = ReadonlyMap<string, Buffer>;

export function sourceReader(product: Product): (files: Files) => Source {
  let known = new Map<string, { readonly bytes: Buffer; readonly source: Source }>();
  let last: { readonly files: Files; readonly source: Source } | undefined;
  return (files) => {
    if (last?.files === files) return last.source;
    const before = known;
    known = new Map(
      [...files.keys()].sort().map((path) => {
        const bytes = files.get(path)!;
        const same = before.get(path);
        const isSame = same?.bytes === bytes;
        return [path, isSame ? same : { bytes, source: sourceOf(new Map([[path, bytes]]), product) }];
      }),
    );
    last = {
      files,
      source: together(
        product,
        [...known.values()].map(({ source }) => source),
      ),
    };
    return last.source;
  };
}

const together = (product: Product, sources: readonly Source[]): Source => ({
  product,
  json: new Map(sources.flatMap(({ json }) => [...json])),
  markdown: new Map(sources.flatMap(({ markdown }) => [...markdown])),
  images: new Map(sources.flatMap(({ images }) => [...images])),
  others: sources.flatMap(({ others }) => others),
  unreadable: new Set(sources.flatMap(({ unreadable }) => [...unreadable])),
  findings: sources.flatMap(({ findings }) => findings),
});
