import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { product } from '#product';
import { lenderPartAt, lenderParts } from '../../src/studio/lender/lender-parts.ts';

test('every key of the lender’s file is in one section of the studio', () => {
  const meta = readFileSync(path.join(product.schemas, 'meta/portal.schema.json'), 'utf8');
  const keys = Object.keys(JSON.parse(meta).properties).filter((key) => key !== '$schema');
  expect(lenderParts.flatMap((part) => part.keys).sort()).toEqual(keys.sort());
});

test('a path in the lender’s file is found in its section', () => {
  expect(lenderPartAt('portal.json', ['bankAccounts', 1, 'bank'])).toBe('paying');
  expect(lenderPartAt('portal.json', [])).toBeUndefined();
  expect(lenderPartAt('demo.json', ['bankAccounts'])).toBeUndefined();
});
