import { expect, test } from 'vitest';
import { product as portal } from '../portal/product.ts';
import { productOf } from './product-of.ts';

const file = 'tests/second-product/product.ts';

test('returns the product of package.json, or that of --product', async () => {
  expect(await productOf(['region', 'Banjul'])).toEqual({ product: portal, args: ['region', 'Banjul'] });
  const { product, args } = await productOf(['quartier', '--product', file, 'Takhikao']);
  expect(product.constants?.file).toBe('jardin.json');
  expect(args).toEqual(['quartier', 'Takhikao']);
});

test('reports a missing or wrong product file', async () => {
  await expect(productOf(['--product'])).rejects.toThrow('Give the product file after --product.');
  await expect(productOf(['--product', 'tests/process.ts'])).rejects.toThrow(
    'tests/process.ts exports no "product".',
  );
});
