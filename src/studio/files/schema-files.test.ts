import { expect, test } from 'vitest';
import { pathAt } from './schema-files.ts';

const text = `{
  "fee": 500,
  "lines": [
    "First",
    { "title": "Second" }
  ]
}
`;

test.each([
  [2, ['fee']],
  [3, ['lines']],
  [4, ['lines', 0]],
  [5, ['lines', 1]],
])('the value on line %i is at %j', (line, path) => {
  expect(pathAt(text, line)).toEqual(path);
});

test('a text that is no JSON has one place', () => {
  expect(pathAt('## Before you travel', 1)).toEqual([]);
});
