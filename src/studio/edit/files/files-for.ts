import type { MetaNode } from '../../meta/meta-schema.ts';

/**
 * Returns the files whose paths match the pattern of a value. Paths are relative to the schemas folder or, if
 * they start with "../", to a form's folder.
 */
export function filesFor({ pattern = '' }: MetaNode, files: Iterable<string>): string[] {
  const fits = new RegExp(pattern);
  return [...files]
    .flatMap((file) => [file, `../${file}`])
    .filter((named) => fits.test(named))
    .sort();
}
