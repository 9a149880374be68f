import type { BusinessLoanRequest } from '#contract/business-loan.ts';
import type { FreelanceSurveyRequest } from '#contract/surveys.ts';
import { call } from './http/client.ts';
import { isAnything } from './http/response.ts';

/** POST /surveys/freelance. The server recognises a repeat. */
export const sendFreelanceSurvey = (survey: FreelanceSurveyRequest, signal?: AbortSignal) =>
  call('/surveys/freelance', { method: 'POST', json: survey, signal, check: isAnything });

/** POST /business-loan. The server recognises a repeat. */
export const applyForBusinessLoan = (application: BusinessLoanRequest, signal?: AbortSignal) =>
  call('/business-loan', { method: 'POST', json: application, signal, check: isAnything });
