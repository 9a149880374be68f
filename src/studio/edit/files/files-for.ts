import type { MetaNode } from '../../meta/meta-schema.ts';

/**
 * Returns the files that match the meta schema's pattern for file names, as the value would name them: from the schemas
 * folder, or from a form's folder with "../".
 */
export function filesFor({ pattern = '' }: MetaNode, files: Iterable<string>): string[] {
  const fits = new RegExp(pattern);
  return [...files]
    .flatMap((file) => [file, `../${file}`])
    .filter((named) => fits.test(named))
    .sort();
}
