import { expect, test } from 'vitest';
import type { StepAnswers } from './answers.ts';
import { applyChange } from './change.ts';
import { evaluate } from './evaluate.ts';
import { groupByStep, payloadOf } from './payload.ts';
import { flowOf, formStep } from './testing/form.ts';
import { validatorOf } from './testing/validator.ts';
import { messageOf } from './words/compose-message.ts';

const today = '2026-11-20';
const address = formStep('address', {
  street: [{}],
  country: [{ default: 'The Gambia' }],
});
const step = formStep(
  'home',
  {
    income: [
      { type: 'integer', minimum: 0 },
      { widget: 'number', prefix: 'D' },
    ],
    months: [{ type: 'integer', default: 12 }, { widget: 'number' }],
    school: [{ enum: ['Gambia College', 'MDI'] }, { fills: { code: { MDI: 'M1', 'Gambia College': 'G1' } } }],
    code: [{ readOnly: true }],
    fee: [{ type: 'number', default: 500, readOnly: true }, { widget: 'number' }],
    address: [{ type: 'object' }, { widget: 'group' }],
  },
  { fieldSets: { address: { ...address, required: ['street'] } } },
);
const flow = flowOf([step], {}, { home: validatorOf(step) });

const counted = (answers: StepAnswers) => evaluate(flow, { home: answers }, { today });
const keywords = (answers: StepAnswers) =>
  Object.fromEntries(counted(answers).errors.map(({ field, keyword }) => [field, keyword]));
const change = (before: StepAnswers, field: string, value: Parameters<typeof applyChange>[4]) =>
  applyChange(flow, step, before, field, value);

test('keeps a cleared answer cleared on the server, also in a group', () => {
  const given = { months: '', address: { street: 'Kairaba Avenue', country: '' } };
  const arrived = groupByStep(flow, JSON.parse(JSON.stringify(payloadOf(flow, counted(given)))));
  const { flatAnswers } = counted(arrived.home!);
  expect(flatAnswers).not.toHaveProperty('months');
  expect(flatAnswers.address).toEqual({ street: 'Kairaba Avenue' });
  expect(flatAnswers.fee).toBe(500);
});

test('defaults alone do not make a group answered', () => {
  expect(counted({}).flatAnswers).not.toHaveProperty('address');
  expect(keywords({ address: {} })).not.toHaveProperty('address.street');
  expect(counted({ address: { street: 'Sayerr Jobe' } }).flatAnswers.address).toEqual({
    street: 'Sayerr Jobe',
    country: 'The Gambia',
  });
  expect(keywords({ address: { country: 'Senegal' } })).toEqual({ 'address.street': 'required' });
});

test('a filled read-only question follows every choice', () => {
  const first = change({}, 'school', 'MDI');
  expect(first.code).toBe('M1');
  expect(change(first, 'school', 'Gambia College').code).toBe('G1');
});

test('a message about a limit names the prefix', () => {
  const income = { schema: step.fields!.income!, ui: step.ui!.income! };
  expect(messageOf(income, 'minimum').message).toBe('Your income must be D0 or more');
});
