import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from './source/product.ts';

/**
 * Loads the product from the file after `--product` or, without that option, from `#product`. `args` are the
 * remaining arguments.
 */
export async function productOf(argv: readonly string[]) {
  const at = argv.indexOf('--product');
  if (at < 0) return { product: (await import('#product')).product, args: argv };
  const file = argv[at + 1];
  if (file === undefined) throw new Error('Give the product file after --product.');
  const { product }: { product?: Product } = await import(pathToFileURL(resolve(file)).href);
  if (!product) throw new Error(`${file} exports no "product".`);
  return { product, args: argv.toSpliced(at, 2) };
}
