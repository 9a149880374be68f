import type { FreelanceSurveyRequest } from '#contract/surveys.ts';
import { call } from './http/client.ts';
import { isAnything } from './http/response.ts';

/** POST /surveys/freelance. The server recognises a repeat. */
export function sendFreelanceSurvey(survey: FreelanceSurveyRequest, signal?: AbortSignal): Promise<unknown> {
  return call('/surveys/freelance', { method: 'POST', json: survey, signal, check: isAnything });
}
