import { expect, test } from 'vitest';
import { groupOf } from './GroupLink.tsx';

const link = 'https://chat.whatsapp.com/AbC123';
const groups = [
  { university: 3, value: link, placeholder: false },
  { university: 1, value: null, placeholder: true },
];

test('finds a group by its university id, not by its position', () => {
  expect(groupOf(3, groups)).toBe(groups[0]);
});

test('returns a group without an invitation link in a demo only', () => {
  expect(groupOf(1, groups)).toBeUndefined();
  expect(groupOf(1, groups, true)).toBe(groups[1]);
});

test('returns undefined for a university without a group', () => {
  expect(groupOf(4, groups)).toBeUndefined();
  expect(groupOf(0, groups)).toBeUndefined();
  expect(groupOf(4)).toBeUndefined();
});
