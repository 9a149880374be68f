import { expect, test } from 'vitest';
import { isThere, keyOf, outlineOf, selectionOf } from './outline.ts';

const files = new Map([
  ['portal.json', '{}'],
  ['options/region.json', '{}'],
]);
const outline = outlineOf(files.keys(), () => undefined);

test.each([
  ['the lender’s page', 'file:portal.json', true],
  ['a section of the lender’s page', 'file:portal.json/paying', true],
  ['an unknown section of the lender’s page', 'file:portal.json/nothing', false],
  ['a section of another file', 'file:options/region.json/paying', false],
  ['an unknown file', 'file:options/nothing.json', false],
])('finds only what exists: %s', (_what, address, exists) => {
  const selection = selectionOf(address)!;
  expect(keyOf(selection)).toBe(address);
  expect(isThere(selection, outline, files)).toBe(exists);
});
