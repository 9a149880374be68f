import { expect, test } from 'vitest';
import { whyClosed } from './opening-days.ts';

const weeks = { opens: '2027-01-15', closes: '2027-02-28' };

test.each([
  ['2027-01-14', 'The poll opens on January 15, 2027.'],
  ['2027-01-15', undefined],
  ['2027-02-28', undefined],
  ['2027-03-01', 'The poll closed on February 28, 2027.'],
])('on %s: %s', (today, sentence) => {
  expect(whyClosed(weeks, 'poll', today)).toBe(sentence);
});

test('always accepts a form without opening days', () => {
  expect(whyClosed({}, 'poll', '1999-01-01')).toBeUndefined();
});
