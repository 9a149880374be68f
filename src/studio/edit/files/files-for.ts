import type { MetaNode } from '../../meta/meta-schema.ts';

/** The files that may be named here: those that match the meta schema's pattern, written as it asks. */
export function filesFor({ pattern = '' }: MetaNode, files: Iterable<string>): string[] {
  const fits = new RegExp(pattern);
  return [...files]
    .flatMap((file) => [file, `../${file}`])
    .filter((named) => fits.test(named))
    .sort();
}
