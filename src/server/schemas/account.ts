import type { ApplicationResponse } from '#contract/applications.ts';
import { accountEdit } from '../flows.ts';
import { ref } from './components.ts';
import { questionnaire } from './questionnaire.ts';
import { responses, toBody, toOwner } from './responses.ts';
import { nullable, number, object, text } from './schema.ts';
import { loggedIn } from './security.ts';

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
  security: loggedIn,
  params,
  ...responses('The application.', application, toOwner),
};

export const editAccount = {
  operationId: 'editAccount',
  summary: 'Change the phone number and the e-mail address',
  tags,
  security: loggedIn,
  params,
  body: { type: 'object' },
  checkedLater: { body: questionnaire(accountEdit, object({})) },
  ...responses('The application as it is now.', application, toOwner, toBody, {
    400: 'An answer is missing or wrong: "problems" says which.',
    409: 'Another student has this phone number.',
    429: 'Too many phone numbers from this network.',
  }),
};
