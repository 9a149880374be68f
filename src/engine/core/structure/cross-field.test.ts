import { expect, test } from 'vitest';
import type { StepAnswers } from '../answers.ts';
import type { FieldSchema, FieldUi } from '../field.ts';
import { flowOf, formStep } from '../testing/form.ts';
import { validateStep } from '../validate.ts';

const today = '2026-11-20';
const date = { format: 'date' } as const;

function broken(
  schema: Partial<FieldSchema>,
  value: StepAnswers[string],
  other?: StepAnswers[string],
  ui?: Partial<FieldUi>,
) {
  const typeOf = (answer: unknown) => ({ type: typeof answer === 'number' ? 'number' : 'string' }) as const;
  const step = formStep('step', {
    it: [
      { ...typeOf(value), ...schema },
      { nouns: { other: 'the other' }, ...ui },
    ],
    other: [typeOf(other)],
  });
  const answers = { it: value, ...(other !== undefined && { other }) };
  const [error] = validateStep(flowOf([step]), step, answers, { today });
  return error && `${error.keyword}: ${error.message}`;
}

test.each<[Partial<FieldSchema>, value: string | number, string | number | undefined, string]>([
  [{ ...date, from: '2027-09-01' }, '2027-08-31', undefined, 'from: … be on or after 1 September 2027'],
  [{ format: 'year-month', from: '2027-09' }, '2027-08', undefined, 'from: … be September 2027 or later'],
  [{ format: 'partial-date', to: '2020' }, '2021-01-01', undefined, 'to: … be 2020 or earlier'],
  [{ format: 'time', from: '08:00', to: '17:30' }, '07:59', undefined, 'from: … be 08:00 or later'],
  [{ ...date, age: { maximum: 30 } }, '1995-11-20', undefined, 'age: … be at most 30 years ago'],
  [{ after: 'other' }, 9, 9, 'after: … be more than the other'],
  [{ notBefore: 'other' }, 8, 9, 'notBefore: … not be less than the other'],
  [{ from: 'other' }, '2026-04-30', '2026-05-01', 'from: … not be before the other'],
  [{ to: 'other' }, '2026-05-02', '2026-05-01', 'to: … not be after the other'],
])('%j refuses %j next to %j: %s', (schema, value, other, expected) => {
  expect(broken(schema, value, other)).toBe(expected.replace('…', 'Your it must'));
});

test('addresses the respondent in the message on their own age', () => {
  const own = { noun: 'your date of birth' };
  const young = broken({ age: { minimum: 18 } }, '2020-01-01', undefined, own);
  expect(young).toBe('age: You must be at least 18 years old');
  const old = broken({ age: { maximum: 35 } }, '1980-01-01', undefined, own);
  expect(old).toBe('age: You must be at most 35 years old');
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
  const errors = validateStep(flow, step, answers, { today });
  return errors.map(({ field, keyword, message }) => `${field}: ${keyword}: ${message}`);
}

test('reports a wrong total at the first visible number, once all required ones are answered', () => {
  const sumIs = { fields: ['a', 'b'], total: 0.3 };
  expect(together({ a: 1 }, { sumIs, required: ['b'] })).toEqual(['b: required: Enter your b']);
  expect(together({ a: 1, b: 1 }, { sumIs }, 'a')).toEqual(['b: sumIs: Your b must come to 0.3 together']);
});
