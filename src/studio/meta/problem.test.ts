import { expect, test } from 'vitest';
import type { MetaNode } from './meta-schema.ts';
import { problemWith } from './problem.ts';

test.each<[node: object, wrong: string | number, right: string | number, sentence: string]>([
  // The field reads a text that is not a number ("1,500", "D500", "6O") as NaN.
  [{ type: 'integer' }, Number.NaN, 1500, 'Enter a whole number.'],
  [{ type: 'number' }, Number.NaN, 1500, 'Enter a number.'],
  [{ type: 'integer', minimum: 1 }, 0, 1, 'Enter 1 or more.'],
  [{ type: 'integer', maximum: 31 }, 32, 31, 'Enter 31 or less.'],
  [{ type: 'string', minLength: 1 }, '', 'a', 'Enter something here.'],
  [{ type: 'string', maxLength: 2 }, 'abc', 'ab', 'Enter at most 2 characters.'],
  [
    {
      type: 'string',
      pattern: '^#[0-9A-F]{6}$',
      patternErrorMessage: 'It must be a colour such as #00D29D.',
    },
    'green',
    '#00D29D',
    'It must be a colour such as #00D29D.',
  ],
  [
    { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    '15 January',
    '2027-01-15',
    'This is not in the right format.',
  ],
])('%j refuses %j but not %j, with the sentence “%s”', (node, wrong, right, sentence) => {
  expect(problemWith({} as MetaNode, node as MetaNode, wrong)).toBe(sentence);
  expect(problemWith({} as MetaNode, node as MetaNode, right)).toBe('');
});
