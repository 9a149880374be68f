import { expect, test } from 'vitest';
import type { ActiveField } from '../field.ts';
import { offerOf, withoutExcluded } from './options.ts';

const fieldOf = (schema: Partial<ActiveField['schema']>, ui: Partial<ActiveField['ui']>): ActiveField => ({
  name: 'it',
  schema: { type: 'string', ...schema },
  ui: { label: 'It', widget: 'select', noun: 'it', ...ui },
  required: true,
});

const banks = { enum: ['Trust', 'Old', 'Older', 'Coast'] };
const grouped = fieldOf(banks, {
  deprecated: ['Old', 'Older'],
  optionGroups: [
    { title: 'Town', values: ['Trust', 'Old'] },
    { title: 'Coast', values: ['Older', 'Coast', 'Not on this list'] },
  ],
});

test.each([
  ['', 'Trust Coast', ['Trust', 'Coast']],
  ['Old', 'Trust Old Coast', ['Trust Old', 'Coast']],
  ['Older', 'Trust Older Coast', ['Trust', 'Older Coast']],
  ['Never there', 'Trust Coast', ['Trust', 'Coast']],
])('with the answer "%s", offers %s', (value, options, groups) => {
  const offer = offerOf(grouped, value);
  expect(offer.options.join(' ')).toBe(options);
  expect(offer.groups?.map(({ values }) => values.join(' '))).toEqual(groups);
});

test('offers a list without groups or deprecated options unchanged', () => {
  expect(offerOf(fieldOf(banks, {}), 'Old')).toEqual({ options: banks.enum, groups: undefined });
});

const skills = fieldOf(
  { type: 'array', items: { type: 'string', enum: ['sew', 'cook', 'weld', 'none'] } },
  { deprecated: ['weld'], exclusive: ['none'] },
);

test('offers deprecated options only to respondents who chose them', () => {
  expect(offerOf(skills, []).options).toEqual(['sew', 'cook', 'none']);
  expect(offerOf(skills, ['weld', 'sew']).options).toEqual(['sew', 'cook', 'weld', 'none']);
});

test.each([
  ['an exclusive option removes the others', ['sew', 'cook'], ['sew', 'cook', 'none'], ['none']],
  ['any other option removes it', ['none'], ['none', 'cook'], ['cook']],
  ['other options can be combined', ['sew'], ['sew', 'cook'], ['sew', 'cook']],
  ['the last option can be removed', ['none'], [], []],
  ['it can be chosen first', undefined, ['none'], ['none']],
  ['the next choice corrects an answer with both', ['none', 'sew'], ['none', 'sew', 'cook'], ['sew', 'cook']],
])('%s', (_, before, after, left) => {
  expect(withoutExcluded(skills.ui, before, after)).toEqual(left);
});
