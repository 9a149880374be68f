import { expect, test } from 'vitest';
import { lenderPartAt } from './lender-parts.ts';

test('a place in the lender’s file is found in its section', () => {
  expect(lenderPartAt('portal.json', ['bankAccounts', 1, 'bank'])).toBe('paying');
  expect(lenderPartAt('portal.json', [])).toBeUndefined();
  expect(lenderPartAt('demo.json', ['bankAccounts'])).toBeUndefined();
});
