import { expect, test } from 'vitest';
import { payloadOf } from './payload.ts';
import { flowOf, formStep } from './testing/form.ts';
import { nounOf } from './words/noun.ts';

test.each([
  ['Exit Survey', 'exit survey'],
  ['UTG Exit Survey 2027', 'UTG exit survey 2027'],
  ['A Poll', 'a poll'],
  ['iPhone Poll', 'iPhone poll'],
])('the noun of the title %s is %s', (title, noun) => {
  expect(nounOf({ title })).toBe(noun);
});

test('uses the form’s own noun', () => {
  expect(nounOf({ title: 'Freelance Preference Survey', noun: 'survey' })).toBe('survey');
});

const form = flowOf([
  formStep('plans', {
    name: [{}, { sent: false }],
    advice: [],
    income: [{ type: 'number' }],
    agreed: [{ type: 'boolean' }],
    interests: [{ type: 'array' }],
  }),
  formStep('quiz', { due: [{}, { answer: 2 }] }, { kind: 'quiz' }),
  { id: 'end', kind: 'end', title: 'Thank you', check: 'step' },
]);

test('sends every question by its type, except local-only questions and quizzes', () => {
  const sent = { advice: 'Go on.', income: 7500.5, agreed: false, interests: ['Music'] };
  expect(payloadOf(form, { flatAnswers: { ...sent, name: 'Awa', due: 'the 5th' } })).toEqual(sent);
});

test('sends unanswered questions as empty', () => {
  expect(payloadOf(form, { flatAnswers: {} })).toEqual({
    ...{ advice: '', income: null, agreed: null, interests: [] },
  });
});
