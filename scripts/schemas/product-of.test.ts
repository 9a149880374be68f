import { expect, test } from 'vitest';
import { product as portal } from '../portal/product.ts';
import { productOf } from './product-of.ts';

const file = 'tests/second-product/product.ts';

test('a command runs for the product of package.json, or for the one that is named', async () => {
  expect(await productOf(['region', 'Banjul'])).toEqual({ product: portal, args: ['region', 'Banjul'] });
  const { product, args } = await productOf(['quartier', '--product', file, 'Takhikao']);
  expect(product.constants?.file).toBe('jardin.json');
  expect(args).toEqual(['quartier', 'Takhikao']);
});

test('it says what is missing where no product is given', async () => {
  await expect(productOf(['--product'])).rejects.toThrow('Write the file of the product after --product.');
  await expect(productOf(['--product', 'tests/process.ts'])).rejects.toThrow(
    'tests/process.ts exports no "product".',
  );
});
