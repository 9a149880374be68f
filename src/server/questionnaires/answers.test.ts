import { expect, test } from 'vitest';
import type { Flow, Migration } from '#engine/core/index.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { type Body, readAnswers } from './answers.ts';

const today = '2026-11-20';
const excludedFields = ['name', 'phone_number', 'email'];

const migrations: readonly Migration[] = [
  { version: 2, rename: 'choice', to: 'first_choice' },
  { version: 2, mapOption: 'second_choice', option: 'Marketing', to: 'Digital Marketing' },
  { version: 3, mapOption: 'second_choice', option: 'Tutoring', to: 'Tutoring/education' },
];

const third: Flow = {
  ...freelanceSurvey,
  definition: { ...freelanceSurvey.definition, version: 3, migrations },
};

const read = (body: object) => {
  const { flatAnswers, problems } = readAnswers(third, body as Body, { today, excludedFields });
  return { ...flatAnswers, problems: problems.map(({ field }) => field) };
};

const [content, digital, tutoring] = ['Content creation', 'Digital Marketing', 'Tutoring/education'];

test.each([
  ['of the current version', { first_choice: tutoring, second_choice: content }, tutoring, content],
  ['of the previous version', { first_choice: digital, second_choice: 'Tutoring' }, digital, tutoring],
  ['of the first version', { choice: content, second_choice: 'Marketing' }, content, digital],
])('accepts answers %s', (_when, body, first_choice, second_choice) => {
  expect(read(body)).toEqual({ first_choice, second_choice, problems: [] });
});

// Mostly answers of the wrong type. tests/properties.test.ts tests random answers of the right type.
test.each<[string, Flow, string, unknown, RegExp]>([
  ['a choice that is a list', freelanceSurvey, 'first_choice', ['x'], /^Send "first_choice" as text$/],
  ['a choice named like an Object property', freelanceSurvey, 'first_choice', 'constructor', /^Select /],
  ['null for a choice', freelanceSurvey, 'first_choice', null, /^Select /],
  ['a text that is a number', businessLoan, 'num_employees', 3, /^Send "num_employees" as text$/],
  ['a number that is text', businessLoan, 'years', '2', /^Send "years" as a number$/],
  ['a number that is a list', businessLoan, 'loan_amount', [1], /^Send "loan_amount" as a number$/],
  ['null, as NaN in JSON', businessLoan, 'loan_amount', null, /^Enter /],
])('explains why it refuses %s', (_what, form, field, value, message) => {
  const { problems } = readAnswers(form, { [field]: value }, { today, excludedFields });
  expect(problems.find((problem) => problem.field === field)?.message).toMatch(message);
});

test('reports answers that are wrong in every version against the current version', () => {
  const wrong = { choice: 'Fishing', second_choice: 'Marketing' };
  expect(read(wrong)).toEqual({ second_choice: 'Marketing', problems: ['first_choice', 'second_choice'] });
});

test('does not drop a misplaced answer to make the others valid', () => {
  const steps = third.definition.steps.map((step) => ({ ...step, required: [] }));
  const optional = { ...third, definition: { ...third.definition, steps } };
  const wrong = (body: object) =>
    readAnswers(optional, { ...body }, { today, excludedFields }).problems.map(({ field }) => field);
  expect(wrong({ second_choice: 'Tutoring' })).toEqual([]);
  expect(wrong({ first_choice: 'Fishing', second_choice: 'Tutoring' })).toEqual([
    'first_choice',
    'second_choice',
  ]);
});

test('does not keep an answer that a migration renames to an unsent field', () => {
  const renaming: readonly Migration[] = [{ version: 2, rename: 'full_name', to: 'name' }];
  const second = { ...third, definition: { ...third.definition, version: 2, migrations: renaming } };
  const choices = { first_choice: tutoring, second_choice: content };
  for (const version of [1, undefined]) {
    const body = { ...choices, full_name: 'Isatou Ceesay' };
    const { flatAnswers, problems } = readAnswers(second, body, { today, excludedFields, version });
    expect({ ...flatAnswers, problems }).toEqual({ ...choices, problems: [] });
  }
});
