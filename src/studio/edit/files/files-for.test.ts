import { expect, test } from 'vitest';
import { filesFor } from './files-for.ts';

const files = ['images/b.png', 'options/city.json', 'images/a.svg', 'images/read me.txt', 'portal.json'];

test('a place for a picture takes the pictures that there are, by their names', () => {
  const pattern = '^images/[a-z0-9-]+\\.(png|jpg|jpeg|webp|svg)$';
  expect(filesFor({ pattern }, files)).toEqual(['images/a.svg', 'images/b.png']);
});

test('a place for a list takes the lists as a step names them', () => {
  expect(filesFor({ pattern: '^\\.\\./options/[a-z-]+\\.json$' }, files)).toEqual(['../options/city.json']);
});
