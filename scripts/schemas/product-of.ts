import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from './source/product.ts';

/**
 * The product for which a command runs, and what else stands behind the command: that of `--product <file>`, or the one
 * that package.json calls `#product`.
 */
export async function productOf(argv: readonly string[]) {
  const at = argv.indexOf('--product');
  const file = argv[at + 1];
  const module: { readonly product: Product } =
    at < 0 || file === undefined ? await import('#product') : await import(pathToFileURL(resolve(file)).href);
  return { product: module.product, args: at < 0 ? argv : argv.toSpliced(at, 2) };
}
