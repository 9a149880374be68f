import type { CalendarDate } from '#domain/dates.ts';
import type { Answers, Flow } from '#engine/core/index.ts';
import { assertNoProblems, type Body, type ReadOptions, readAnswers } from './answers.ts';
import { businessLoan, freelanceSurvey } from './flows.ts';

/** A survey that passed every check: what there is to store of it. */
export interface Survey {
  readonly flowVersion: number;
  /** The answers that count, by step. */
  readonly answers: Answers;
}

export function readFreelanceSurvey(body: Body, today: CalendarDate): Survey {
  return read(freelanceSurvey, body, 'The survey was not accepted.', {
    today,
    excludedFields: accountFields,
  });
}

export function readBusinessLoan(body: Body, today: CalendarDate): Survey {
  return read(businessLoan, body, 'The loan application was not accepted.', { today, numbers: loanNumbers });
}

/** They stay in the browser: who the student is, the token says. */
export const accountFields = ['name', 'phone_number', 'email'];
export const loanNumbers = ['years', 'loan_amount', 'avg_monthly_sales', 'avg_monthly_expenses'];

function read(flow: Flow, body: Body, opening: string, reading: ReadOptions): Survey {
  const { relevantAnswers, problems } = readAnswers(flow, body, reading);
  assertNoProblems(opening, problems);
  return { flowVersion: flow.definition.version, answers: relevantAnswers };
}
