import { expect, test } from 'vitest';
import type { Flow } from './flow.ts';
import { nounOf, payloadOf } from './submission.ts';

test.each([
  ['Exit Survey', 'exit survey'],
  ['Feedback', 'feedback'],
  ['UTG Exit Survey 2027', 'UTG exit survey 2027'],
  ['A Poll', 'a poll'],
  ['iPhone Poll', 'iPhone poll'],
])('the title %s is called %s', (title, noun) => {
  expect(nounOf({ title })).toBe(noun);
});

test('a form may say what it is called', () => {
  expect(nounOf({ title: 'Freelance Preference Survey', noun: 'survey' })).toBe('survey');
});

const form = {
  definition: {
    steps: [
      {
        ui: {
          name: { label: 'Name', widget: 'text', noun: 'your name', sent: false },
          advice: { label: 'Advice', widget: 'textarea', noun: 'your advice' },
          income: { label: 'Income', widget: 'decimal', noun: 'your income' },
        },
      },
      { kind: 'quiz', ui: { due: { label: 'When is it due?', widget: 'radios', noun: 'a day', answer: 2 } } },
      { kind: 'end' },
    ],
  },
} as unknown as Flow;

test('every question travels, decimals as numbers, but for what stays on the phone and for a quiz', () => {
  const flatAnswers = { name: 'Awa', advice: 'Go on.', income: '7500.50', due: 'the 5th' };
  expect(payloadOf(form, { flatAnswers })).toEqual({ advice: 'Go on.', income: 7500.5 });
});

test('what was not answered is empty', () => {
  expect(payloadOf(form, { flatAnswers: {} })).toEqual({ advice: '', income: null });
});
