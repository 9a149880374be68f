import type { SubmissionRequest, SubmissionResponse } from '#contract/applications.ts';
import { stepOf } from '#engine/core/index.ts';
import { schoolCode } from '#generated/options.ts';
import { ref } from '../openapi/components.ts';
import { bodyErrors, responses, storageErrors } from '../openapi/responses.ts';
import { constant, number, object } from '../openapi/schema.ts';
import { answerSchema, anyBody, questionnaire } from '../questionnaires/body-schema.ts';
import { application, signUp } from '../questionnaires/flows.ts';

type BesidesAnswers = Pick<SubmissionRequest, 'mobileNumber' | 'password' | 'university' | 'status'>;

const { password } = stepOf(signUp, 'register').fields ?? {};

export const submitApplication = {
  operationId: 'submitApplication',
  summary: 'Apply: creates the student and the application',
  description: 'The same phone number with the same password is answered with the same id.',
  tags: ['Application'],
  body: anyBody,
  validatedByHandler: {
    body: questionnaire(
      application,
      object<BesidesAnswers>({
        mobileNumber: ref('Phone'),
        password: answerSchema(password),
        university: number({
          type: 'integer',
          enum: Object.values(schoolCode),
          description: 'The code of the school that currentSchool names',
        }),
        status: constant('open'),
      }),
    ),
  },
  ...responses(
    'The application is stored.',
    object<SubmissionResponse>({ id: ref('ApplicationId') }),
    bodyErrors,
    storageErrors,
    {
      400: 'An answer is missing or wrong: "problems" says which.',
      409: 'This phone number has already applied, with another password, or an account had it in the last seven days.',
      429: 'Too many applications or tries from this network, or too many tries with this phone number.',
    },
  ),
};
