import { expect, test } from 'vitest';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { object, text } from '../openapi/schema.ts';
import { questionnaire } from './body-schema.ts';

test('describes the questions of a form beside the other properties', () => {
  const student = object<{ student_id: string }>({ student_id: text() });
  expect(questionnaire(businessLoan, student)).toMatchObject({
    required: expect.arrayContaining(['student_id', 'loan_amount']),
    properties: {
      student_id: { type: 'string' },
      loan_amount: { type: 'number', title: 'Loan amount requested', description: 'From D3,000 to D5,000' },
    },
  });
});
