import { expect, test } from 'vitest';
import { confirmed } from './confirmed.ts';
import { groupOf } from './GroupLink.tsx';

const link = 'https://chat.whatsapp.com/AbC123';
const groups = [
  { university: 3, value: link, placeholder: false },
  { university: 1, value: null, placeholder: true },
];

test('a group is found by the number of its university, in whatever order they are written', () => {
  expect(groupOf(3, groups)).toBe(groups[0]);
});

test('one without an invitation is there in a demo only', () => {
  expect(groupOf(1, groups)).toBeUndefined();
  expect(groupOf(1, groups, true)).toBe(groups[1]);
});

test('a university without a group has none', () => {
  expect(groupOf(4, groups)).toBeUndefined();
  expect(groupOf(0, groups)).toBeUndefined();
  expect(groupOf(4)).toBeUndefined();
});

test.each([
  ['given', { value: link, placeholder: false }, link],
  ['made up', { value: link, placeholder: true }, undefined],
  ['missing', { value: null, placeholder: false }, undefined],
  ['empty', { value: '', placeholder: false }, undefined],
])('a detail that is %s', (_, detail, expected) => {
  expect(confirmed(detail)).toBe(expected);
});
