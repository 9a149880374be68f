import type { SubmissionRequest, SubmissionResponse } from '#contract/applications.ts';
import type { UniversityRecord } from '#contract/universities.ts';
import { stepOf } from '#engine/core/index.ts';
import { form as application } from '#generated/application/form.ts';
import { schoolCode } from '#generated/options.ts';
import { form as signUp } from '#generated/sign-up/form.ts';
import { loginRequired, ref } from '../openapi/components.ts';
import { bodyErrors, loginErrors, responses, storageErrors } from '../openapi/responses.ts';
import { constant, list, number, object, text } from '../openapi/schema.ts';
import { answerSchema, anyBody, questionnaire } from '../questionnaires/body-schema.ts';

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
      429: 'Too many applications or attempts from this network, or too many attempts with this phone number.',
    },
  ),
};

export const listUniversities = {
  operationId: 'listUniversities',
  summary: 'The universities and what they ask for',
  tags: ['Universities'],
  security: loginRequired,
  ...responses(
    'In the order of their ids: the one at position id-1 is the student’s.',
    list(
      object<UniversityRecord>({
        id: number({ type: 'integer' }),
        name: text(),
        app_fee_flat: ref('Money'),
        app_fee_percentage: number({ description: 'Of the first advance, where the flat fee is 0' }),
        during_studies_min_payment: ref('Money'),
        during_studies_membership_fee: ref('Money'),
        after_studies_min_payment: ref('Money'),
        after_studies_membership_fee: ref('Money'),
      }),
    ),
    loginErrors,
  ),
};
