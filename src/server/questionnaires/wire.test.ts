import { expect, test } from 'vitest';
import type { Flow } from '#engine/core/index.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { bodyLimitOf, wireOf } from './wire.ts';

test('what stays on the phone and what travels as a number, the form says', () => {
  expect(wireOf(freelanceSurvey)).toEqual({
    numbers: [],
    excludedFields: ['name', 'phone_number', 'email'],
  });
  expect(wireOf(businessLoan)).toEqual({
    numbers: ['years', 'loan_amount', 'avg_monthly_sales', 'avg_monthly_expenses'],
    excludedFields: [],
  });
});

test('a body may be as large as all answers of full length, whatever their signs, and not without end', () => {
  const withField = (maxLength: number): Flow => ({
    validators: {},
    definition: {
      ...{ id: 'x', version: 1, title: 'X', access: 'public' },
      steps: [
        { id: 'a', kind: 'form', title: 'A', check: 'step', fields: { text: { type: 'string', maxLength } } },
      ],
    },
  });
  const longest = JSON.stringify({ text: '\\ud83d\\ude00'.repeat(30_000) }).replaceAll('\\\\', '\\');
  expect(bodyLimitOf(withField(30_000))).toBeGreaterThan(longest.length);
  expect(bodyLimitOf(withField(1e9))).toBe(512 * 1024);
});
