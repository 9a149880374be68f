import type { ApplicationResponse } from '#contract/applications.ts';
import type { BusinessLoanRequest } from '#contract/business-loan.ts';
import { type Evaluation, type Flow, numberOf, type StepAnswers } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { businessLoanDefinition } from '#generated/business-loan/flow.ts';
import validators from '#generated/business-loan/validators.js';
import { everyAnswer, inSteps } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';

export const businessLoan: Flow = { definition: businessLoanDefinition, validators };
export const businessLoanDraft = createDraft(businessLoan);

/** All fourteen keys; the years and the three amounts are typed as text and travel as numbers. */
export function toBusinessLoan(evaluation: Evaluation, studentId: string): BusinessLoanRequest {
  const answers = everyAnswer<NeededOf<'business-loan'>>(businessLoan, evaluation, {});
  return {
    ...answers,
    years: numberOf(answers.years),
    loan_amount: numberOf(answers.loan_amount),
    avg_monthly_sales: numberOf(answers.avg_monthly_sales),
    avg_monthly_expenses: numberOf(answers.avg_monthly_expenses),
    student_id: studentId,
  };
}

/** What the account knows of the answers. */
export function businessLoanFrom(account: ApplicationResponse): Readonly<Record<string, StepAnswers>> {
  const { first_name, last_name, email } = account;
  return inSteps(businessLoan, { name: `${first_name} ${last_name}`, email });
}
