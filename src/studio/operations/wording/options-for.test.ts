import { expect, test } from 'vitest';
import type { Json } from '../files.ts';
import { optionsFor } from './options-for.ts';

const files: Readonly<Record<string, Json>> = {
  'trip/quiz.schema.json': {
    properties: { day: { enum: ['The 1st', 'The 5th'] }, town: { $ref: '../options/town.json' } },
  },
  'options/town.json': { oneOf: [{ const: 'bakau', title: 'Bakau' }] },
};

test('reads the options of a question from its rules or its list', () => {
  const read = (file: string) => files[file];
  expect(optionsFor(read, 'trip/quiz.ui.json', ['day'])).toEqual(['The 1st', 'The 5th']);
  expect(optionsFor(read, 'trip/quiz.ui.json', ['town'])).toEqual(['Bakau']);
});
