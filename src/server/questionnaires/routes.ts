import { todayInBanjul } from '#domain/dates.ts';
import { requireOwnApplication } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import type { Api } from '../openapi/schema.ts';
import { assertNoProblems, readAnswers } from './answers.ts';
import { accountFields, businessLoan, freelanceSurvey, loanNumbers } from './flows.ts';
import { applyForBusinessLoan, sendFreelanceSurvey } from './schemas.ts';

const surveys = [
  {
    path: '/surveys/freelance',
    options: { schema: sendFreelanceSurvey, bodyLimit: 8_192 },
    flow: freelanceSurvey,
    reading: { excludedFields: accountFields },
    words: { notAccepted: 'The survey was not accepted.', many: 'surveys' },
  },
  {
    path: '/business-loan',
    options: { schema: applyForBusinessLoan, bodyLimit: 65_536 },
    flow: businessLoan,
    reading: { numbers: loanNumbers },
    words: { notAccepted: 'The loan application was not accepted.', many: 'loan applications' },
  },
] as const;

/** Each answers a repeat as it answered the first, so that a delivery whose answer was lost can be tried again. */
export function surveyRoutes(api: Api, backend: Backend): void {
  for (const { path, options, flow, reading, words } of surveys) {
    api.post(path, options, async (request) => {
      const { id } = await requireOwnApplication(request, backend, request.body.student_id);
      const today = todayInBanjul(new Date(backend.now()));
      const { relevantAnswers, problems } = readAnswers(flow, request.body, { today, ...reading });
      assertNoProblems(words.notAccepted, problems);
      const { id: form, version } = flow.definition;
      const added = await backend.submissions.add(
        { form, applicationId: id, flowVersion: version, answers: relevantAnswers },
        { isOnce: false, isOpen: true },
      );
      if (added !== 'too many') return { status: 'ok' } as const;
      // Not 429, after which the outbox would send it by itself: the student decides tomorrow if it is still wanted.
      throw new HttpError(
        409,
        `You have sent as many ${words.many} as we take in a day. Send this one again tomorrow.`,
      );
    });
  }
}
