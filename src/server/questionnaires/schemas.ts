import type { BusinessLoanRequest } from '#contract/business-loan.ts';
import type { FreelanceSurveyRequest } from '#contract/surveys.ts';
import { loginRequired, ref } from '../openapi/components.ts';
import { bodyErrors, ok, ownershipErrors, responses } from '../openapi/responses.ts';
import { object } from '../openapi/schema.ts';
import { questionnaire } from './body-schema.ts';
import { accountFields, businessLoan, freelanceSurvey, loanNumbers } from './flows.ts';

const ofStudent = object<Pick<BusinessLoanRequest & FreelanceSurveyRequest, 'student_id'>>({
  student_id: ref('ApplicationId'),
});

const survey = {
  tags: ['Surveys'],
  description: 'A repeat within a day is answered like the first and not stored again.',
  security: loginRequired,
  body: ofStudent,
  ...responses('The answers are stored.', ok, ownershipErrors, bodyErrors, {
    400: 'An answer is missing or wrong: "problems" says which.',
    409: 'The student has sent as many different ones as a day takes.',
  }),
};

export const sendFreelanceSurvey = {
  ...survey,
  operationId: 'sendFreelanceSurvey',
  summary: 'The freelance work that the student would choose',
  validatedByHandler: { body: questionnaire(freelanceSurvey, ofStudent, { excludedFields: accountFields }) },
};

export const applyForBusinessLoan = {
  ...survey,
  operationId: 'applyForBusinessLoan',
  summary: 'Ask for a small-business loan',
  validatedByHandler: { body: questionnaire(businessLoan, ofStudent, { numbers: loanNumbers }) },
};
