import type { MetaNode } from '../../meta/meta-schema.ts';

/**
 * Returns the file names that a value may have according to the pattern in its meta schema. A name is a path from the
 * schemas folder or, with "../", from a form's folder.
 */
export function filesFor({ pattern = '' }: MetaNode, files: Iterable<string>): string[] {
  const fits = new RegExp(pattern);
  return [...files]
    .flatMap((file) => [file, `../${file}`])
    .filter((named) => fits.test(named))
    .sort();
}
