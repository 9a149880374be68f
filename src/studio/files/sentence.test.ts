import { expect, test } from 'vitest';
import { sentence, typedInWords } from './sentence.ts';

test.each([
  ['Used by 1: Feedback', 'Used by 1: Feedback.'],
  ['Used by 1: How did you hear about us?', 'Used by 1: How did you hear about us?'],
  ['It names “Really?”', 'It names “Really?”'],
  ['It names “Town”', 'It names “Town”.'],
])('ends %s as a sentence', (words, ended) => {
  expect(sentence(words)).toBe(ended);
});

test('says that a field was emptied', () => {
  expect(typedInWords('Question', 'Surname')).toBe('Question: Surname');
  expect(typedInWords('Question', '')).toBe('Question: (empty)');
});
