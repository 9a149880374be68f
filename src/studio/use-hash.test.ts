import { expect, test } from 'vitest';
import { decodeHash } from './use-hash.ts';

test.each([
  ['#/application/basic', '/application/basic'],
  ['#/a%20b', '/a b'],
  ['', ''],
  ['#/100%', '/100%'],
  ['#/%E0%A4', '/%E0%A4'],
])('%s selects %s', (hash, selected) => {
  expect(decodeHash(hash)).toBe(selected);
});
