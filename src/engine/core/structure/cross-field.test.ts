import { expect, test } from 'vitest';
import type { StepAnswers } from '../answers.ts';
import type { FieldSchema, FieldUi } from '../field.ts';
import { flowOf, formStep } from '../testing/form.ts';
import { validateStep } from '../validate.ts';

const today = '2026-11-20';

/** What is said of an answer by such rules, beside an answer called `other`. */
function said(
  schema: Partial<FieldSchema>,
  value: StepAnswers[string],
  other?: StepAnswers[string],
  ui?: Partial<FieldUi>,
) {
  const step = formStep('step', {
    it: [
      { type: typeof value === 'number' ? 'number' : 'string', ...schema },
      { nouns: { other: 'the other' }, ...ui },
    ],
    other: [{ type: typeof other === 'number' ? 'number' : 'string' }],
  });
  const flow = flowOf([step]);
  const answers = { it: value, ...(other !== undefined && { other }) };
  return validateStep(flow, step, answers, { today }).map(
    ({ keyword, message }) => `${keyword}: ${message}`,
  )[0];
}

const date = { format: 'date' } as const;

/*
 * Which answers are wrong is held by tests/second-implementation.test.ts, and most of the words by tests/probes.test.ts:
 * here is what neither of them reaches.
 */
test.each<[Partial<FieldSchema>, string | number, string | number | undefined, string | undefined]>([
  [
    { ...date, from: '2027-09-01' },
    '2027-08-31',
    undefined,
    'from: Your it must be on or after 1 September 2027',
  ],
  [
    { format: 'year-month', from: '2027-09' },
    '2027-08',
    undefined,
    'from: Your it must be September 2027 or later',
  ],
  [{ format: 'partial-date', to: '2020' }, '2021-01-01', undefined, 'to: Your it must be 2020 or earlier'],
  [
    { format: 'time', from: '08:00', to: '17:30' },
    '07:59',
    undefined,
    'from: Your it must be 08:00 or later',
  ],
  [{ ...date, age: { maximum: 30 } }, '1995-11-20', undefined, 'age: Your it must be at most 30 years ago'],
  [{ ...date, age: { maximum: 30 } }, '1995-11-21', undefined, undefined],
  [{ format: 'partial-date', age: { minimum: 18 } }, '2008', undefined, undefined],
  [{ format: 'partial-date', age: { maximum: 30 } }, '1995', undefined, undefined],
  [{ after: 'other' }, 9, 9, 'after: Your it must be more than the other'],
  [{ notBefore: 'other' }, 8, 9, 'notBefore: Your it must not be less than the other'],
  [{ from: 'other' }, '2026-04-30', '2026-05-01', 'from: Your it must not be before the other'],
  [{ to: 'other' }, '2026-05-02', '2026-05-01', 'to: Your it must not be after the other'],
])('%j: %j beside %j', (schema, value, other, expected) => {
  expect(said(schema, value, other)).toBe(expected);
});

test('addresses the respondent in the message on their own age', () => {
  const own = { noun: 'your date of birth' };
  expect(said({ age: { minimum: 18 } }, '2020-01-01', undefined, own)).toBe(
    'age: You must be at least 18 years old',
  );
  expect(said({ age: { maximum: 35 } }, '1980-01-01', undefined, own)).toBe(
    'age: You must be at most 35 years old',
  );
});

test('uses the message of the ui file', () => {
  const ui = { messages: { after: { text: 'Too early' } } };
  expect(said({ after: 'other' }, '2026-05-01', '2026-05-01', ui)).toBe('after: Too early');
});

function together(answers: StepAnswers, more: Parameters<typeof formStep>[2], hidden?: string) {
  const number = { type: 'number' } as const;
  const step = formStep(
    'step',
    { a: [number], b: [number], c: [number] },
    {
      ...more,
      ...(hidden && { conditions: [{ if: 'always', then: { properties: { [hidden]: false } } }] }),
    },
  );
  const flow = flowOf([step], {}, { always: () => true });
  return validateStep(flow, step, answers, { today }).map(({ field, keyword, message }) => [
    field,
    keyword,
    message,
  ]);
}

test('reports a wrong total at the first visible number, once all required ones are answered', () => {
  const sumIs = { fields: ['a', 'b'], total: 0.3 };
  expect(together({ a: 1 }, { sumIs, required: ['b'] })).toEqual([['b', 'required', 'Enter your b']]);
  expect(together({ a: 1, b: 1 }, { sumIs }, 'a')).toEqual([
    ['b', 'sumIs', 'Your b must come to 0.3 together'],
  ]);
});

test('requires one of the visible questions to be answered', () => {
  const atLeastOneOf = ['a', 'b', 'c'];
  const all = ['a', 'atLeastOneOf', 'Give at least one: your a, your b or your c'];
  expect(together({ b: false }, { atLeastOneOf })).toEqual([all]);
  expect(together({ a: 1 }, { atLeastOneOf }, 'a')).toEqual([
    ['b', 'atLeastOneOf', 'Give at least one: your b or your c'],
  ]);
});
