import type { ApplicationResponse } from '#contract/applications.ts';
import { form as accountEdit } from '#generated/account-edit/form.ts';
import { loginRequired, ref } from '../openapi/components.ts';
import { bodyErrors, ownershipErrors, responses } from '../openapi/responses.ts';
import { nullable, number, object, optional, text } from '../openapi/schema.ts';
import { anyBody, questionnaire } from '../questionnaires/body-schema.ts';
import { fieldsSentInHeader } from './account-edit.ts';

const tags = ['Account'];

const application = object<ApplicationResponse>({
  status: text({ description: 'Others may follow', examples: ['open', 'pending', 'approved', 'rejected'] }),
  date_applied: ref('CalendarDate'),
  start_date: nullable(ref('CalendarDate')),
  first_name: text(),
  last_name: text(),
  phone_number: text({
    pattern: '^\\d{1,10}$',
    description: 'Without the country code',
    examples: ['3012345'],
  }),
  email: text(),
  mat_number: text({ description: 'Of the student at the university' }),
  university: object<ApplicationResponse['university']>({ id: number({ type: 'integer' }), name: text() }),
});

const params = object({ user: ref('ApplicationId') });

export const readAccount = {
  operationId: 'readAccount',
  summary: 'The application and the facts of its student',
  tags,
  security: loginRequired,
  params,
  ...responses('The application.', application, ownershipErrors),
};

export const editAccount = {
  operationId: 'editAccount',
  summary: 'Change the phone number and the e-mail address',
  description: [
    'Another phone number needs the password, in a header. The number before is told by message.',
    'For seven days it is nobody else’s, and Forgot Password with it undoes the change.',
  ].join(' '),
  tags,
  security: loginRequired,
  params,
  body: anyBody,
  validatedByHandler: {
    body: questionnaire(accountEdit, object({}), { excludedFields: fieldsSentInHeader }),
    headers: object({ password: optional(ref('Password')) }),
  },
  ...responses('The application as it is now.', application, ownershipErrors, bodyErrors, {
    400: 'An answer is missing or wrong: "problems" says which.',
    403: 'The phone number is another one, and the password is missing or wrong.',
    409: 'Another student has this phone number, or had it in the last seven days.',
    429: 'Too many phone numbers from this network, changes of this one, or attempts at its password.',
  }),
};
