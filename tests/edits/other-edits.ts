import {
  all,
  edit,
  type RightEdit,
  set,
  valueAt,
  without,
} from '#scripts/schemas/testing/right-edits/edit.ts';
import { lender } from '#scripts/schemas/testing/right-edits/lender.ts';
import { migration, replaced } from './edit.ts';

const portal = 'portal.json';
const flow = 'application/flow.json';
const basicWords = 'application/basic.ui.json';
const academic = 'application/academic.schema.json';

/**
 * Edits that are not tasks of the guide. They do not conflict, so one copy of the project can contain all of
 * them.
 */
export const otherEdits: readonly RightEdit[] = [
  ...lender,
  edit('questions in another order', {
    [basicWords]: replaced(
      ['"fields": ["email", "hearAboutUs"]', '"fields": ["hearAboutUs", "email"]'],
      [/,\s*"hearAboutUs": \{[^}]*\}/, ''],
      [
        '"email": {',
        '"hearAboutUs": { "ui:title": "How did you hear about us?", "ui:widget": "radios", "noun": "how you heard about us" },\n  "email": {',
      ],
    ),
  }),
  edit('another heading of a group', {
    [basicWords]: replaced(['"legend": "About you"', '"legend": "Where and when you were born"']),
  }),
  edit('an answer that may be left out', { [academic]: without(['required'], 'GPA') }),
  edit('a step whose answers may all be left out', {
    'freelance-survey/first.schema.json': set(['required'], []),
  }),
  edit('a question asked in another step', {
    'business-loan/plans.schema.json': all(
      set(['properties', 'num_employees'], { type: 'string', maxLength: 6, pattern: '^\\d+$' }),
      (text) =>
        set(['required', 0], 'num_employees')(set(['required', 3], valueAt(text, 'required', 0))(text)),
    ),
    'business-loan/plans.ui.json': set(
      ['num_employees'],
      {
        'ui:title': 'Number of employees',
        'ui:widget': 'digits',
        noun: 'the number of employees',
        messages: { pattern: 'The number of employees must have digits only, for example 3' },
      },
      { before: 'loan_purpose' },
    ),
    'business-loan/business.schema.json': all(
      set(['properties', 'num_employees'], undefined),
      without(['required'], 'num_employees'),
    ),
    'business-loan/business.ui.json': set(['num_employees'], undefined),
  }),
  edit('a removed question that was filled in from the account', {
    'freelance-survey/about.schema.json': all(
      set(['properties', 'phone_number'], undefined),
      without(['required'], 'phone_number'),
    ),
    'freelance-survey/about.ui.json': set(['phone_number'], undefined),
    'freelance-survey/flow.json': set(['prefill', 'phone_number'], undefined),
    'freelance-survey/migrations.json': migration({ version: 2, drop: 'phone_number' }),
  }),
  edit('another title, progress and button of a step', {
    [flow]: replaced(
      ['"title": "Basic Information"', '"title": "About you"'],
      ['"progress": 25', '"progress": 20'],
      ['"next": "Review Application"', '"next": "Look at it once more"'],
    ),
  }),
  edit('another header of a form', {
    [flow]: replaced(['"header": "Application"', '"header": "Your application"']),
  }),
  edit('another address of a step', {
    'resume-guide/flow.json': replaced(['/resume-resource-page-4', '/resume-projects']),
  }),
  edit('links of the Resource Hub changed, added and taken away', {
    [portal]: replaced(
      ['https://gamjobs.com', 'https://www.gamjobs.com'],
      [/ *\{ "text": "Fiverr"[^}]*\},\n/, ''],
      [
        '{ "text": "Freelancer"',
        '{ "text": "Start-up Incubator", "url": "https://startup.example" },\n        { "text": "Freelancer"',
      ],
    ),
  }),
  edit('a card of the Resource Hub taken away', {
    [portal]: replaced([/ *\{\s*"id": "abroad".*?"buttons": \[\]\s*\},\n/s, '']),
  }),
  edit('forms in another order', { [portal]: set(['forms'], ['login', 'application']) }),
  edit('a small form reworded', {
    'login/flow.json': replaced(['"submit": "Login"', '"submit": "Log in"']),
    'sign-up/register.ui.json': set(['mobileNumber', 'ui:help'], 'Ten digits at most.'),
  }),
  edit('more room for an answer', {
    'application/loan.schema.json': set(['properties', 'loanQuestion', 'maxLength'], 4000),
  }),
];
