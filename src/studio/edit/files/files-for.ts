import type { MetaNode } from '../../meta/meta-schema.ts';

/**
 * Returns the files that a value may name, according to the pattern in its meta schema. Their paths start at the
 * schemas folder or, with "../", at a form's folder.
 */
export function filesFor({ pattern = '' }: MetaNode, files: Iterable<string>): string[] {
  const fits = new RegExp(pattern);
  return [...files]
    .flatMap((file) => [file, `../${file}`])
    .filter((named) => fits.test(named))
    .sort();
}
