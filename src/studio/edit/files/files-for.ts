import type { MetaNode } from '../../meta/meta-schema.ts';

/** The files that may be named at a place, as they are written there: those that fit what its meta schema asks for. */
export function filesFor({ pattern = '' }: MetaNode, files: Iterable<string>): string[] {
  const fits = new RegExp(pattern);
  return [...files]
    .flatMap((file) => [file, `../${file}`])
    .filter((named) => fits.test(named))
    .sort();
}
