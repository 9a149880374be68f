import { todayInBanjul } from '#domain/dates.ts';
import { requireOwnApplication } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import type { Api } from '../openapi/schema.ts';
import { applyForBusinessLoan, sendFreelanceSurvey } from './schemas.ts';
import { readBusinessLoan, readFreelanceSurvey } from './surveys.ts';

/** Both answer a repeat as they answered the first, so that a delivery whose answer was lost can be tried again. */
export function surveyRoutes(api: Api, backend: Backend): void {
  const today = () => todayInBanjul(new Date(backend.now()));

  api.post('/surveys/freelance', { schema: sendFreelanceSurvey, bodyLimit: 8_192 }, async (request) => {
    const { id } = await requireOwnApplication(request, backend, request.body.student_id);
    const survey = readFreelanceSurvey(request.body, today());
    const added = await backend.surveys.addOnce('freelance_surveys', id, survey);
    if (added === 'too many') throw tooMany('surveys');
    return { status: 'ok' } as const;
  });

  api.post('/business-loan', { schema: applyForBusinessLoan, bodyLimit: 65_536 }, async (request) => {
    const { id } = await requireOwnApplication(request, backend, request.body.student_id);
    const loan = readBusinessLoan(request.body, today());
    const added = await backend.surveys.addOnce('business_loans', id, loan);
    if (added === 'too many') throw tooMany('loan applications');
    return { status: 'ok' } as const;
  });
}

/** Not 429, after which the outbox would send it by itself: the student decides tomorrow whether it is still wanted. */
function tooMany(what: string): HttpError {
  return new HttpError(
    409,
    `You have sent as many ${what} as we take in a day. Send this one again tomorrow.`,
  );
}
