import { expect, test } from 'vitest';
import { filesFor } from './files-for.ts';

const files = ['images/b.png', 'options/city.json', 'images/a.svg', 'images/read me.txt', 'portal.json'];

test('offers the existing pictures where a picture is named', () => {
  const pattern = '^images/[a-z0-9-]+\\.(png|jpg|jpeg|webp|svg)$';
  expect(filesFor({ pattern }, files)).toEqual(['images/a.svg', 'images/b.png']);
});

test('offers the existing lists as a step refers to them', () => {
  expect(filesFor({ pattern: '^\\.\\./options/[a-z-]+\\.json$' }, files)).toEqual(['../options/city.json']);
});
