import { expect, test } from 'vitest';
import type { ActiveField } from '../field.ts';
import { withoutExcluded } from './choices.ts';
import { inWords } from './words.ts';

const ui: ActiveField['ui'] = {
  label: 'Skills',
  widget: 'checkboxes',
  noun: 'your skills',
  exclusive: ['none'],
  optionTitles: { sew: 'Sewing' },
};

const skills: ActiveField = {
  name: 'skills',
  schema: { type: 'array', items: { type: 'string', enum: ['sew', 'cook', 'none'] } },
  ui,
  required: true,
};

test.each([
  ['an option that stands alone takes the others away', ['sew', 'cook'], ['sew', 'cook', 'none'], ['none']],
  ['any other takes it away', ['none'], ['none', 'cook'], ['cook']],
  ['others are chosen together', ['sew'], ['sew', 'cook'], ['sew', 'cook']],
  ['the last one can be taken back', ['none'], [], []],
  ['it alone stays', undefined, ['none'], ['none']],
  ['what held both is mended by the next choice', ['none', 'sew'], ['none', 'sew', 'cook'], ['sew', 'cook']],
])('%s', (_, before, after, left) => {
  expect(withoutExcluded(ui, before, after)).toEqual(left);
});

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
