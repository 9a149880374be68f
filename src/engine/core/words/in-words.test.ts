import { expect, test } from 'vitest';
import type { ActiveField } from '../field.ts';
import { inWords } from './in-words.ts';

const skills: ActiveField = {
  name: 'skills',
  schema: { type: 'array', items: { type: 'string', enum: ['sew', 'cook', 'none'] } },
  ui: { label: 'Skills', widget: 'checkboxes', noun: 'your skills', optionTitles: { sew: 'Sewing' } },
  required: true,
};

test.each([
  [true, ['Yes']],
  [false, ['No']],
  [1500, ['1,500']],
  [
    ['sew', 'none'],
    ['Sewing', 'none'],
  ],
  [{ street: 'Kairaba Avenue' }, []],
])('%j reads %j', (answer, words) => {
  expect(inWords(skills, answer)).toEqual(words);
});
