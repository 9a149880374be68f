import { type Changes, portalTexts } from '../../../testing/fixture.ts';
import { testRule } from '../../../testing/test-rule.ts';

testRule('form order', {
  'an order with a misspelled form': [
    { 'portal.json': ['"product"', '"forms": ["trap"],\n  "product"'] },
    'portal.json:3:13  There is no form "trap". Write "trip".',
  ],
  'an order with a form that does not exist': [
    { 'portal.json': ['"product"', '"forms": ["trip", "holidays"],\n  "product"'] },
    'portal.json:3:21  There is no form "holidays". Delete it here.',
  ],
});

/* The portal's code depends on these forms, steps and questions. If one of them is renamed or deleted, the
   check must report it before the compiler or a student does. */

const portal = portalTexts();

const without = (pattern: RegExp) => (text: string) => text.replace(pattern, '');

const withoutForm = (form: string): Changes =>
  Object.fromEntries(
    [...portal.keys()].flatMap((path) => (path.startsWith(`${form}/`) ? [[path, null]] : [])),
  );

testRule(
  'names that code depends on',
  {
    'a renamed answer that other programs need': [
      {
        'freelance-survey/first.schema.json': (text) => text.replaceAll('first_choice', 'choice_1'),
        'freelance-survey/first.ui.json': ['first_choice', 'choice_1'],
      },
      'freelance-survey/flow.json:62:16  Other programs need the answer "first_choice". Put the question back under that name, or ask a programmer.',
    ],
    'a needed answer that may be left out': [
      { 'application/academic.schema.json': without(/"ID",\n\s*(?="major",\n\s*"GPA",)/) },
      'application/academic.schema.json:9:5  The site cannot do without the answer "ID". Write "ID" into "required", and let no condition hide it.',
    ],
    'an optional number that a form’s call needs': [
      { 'business-loan/business.schema.json': without(/"years", (?="num)/) },
      'business-loan/business.schema.json:6:5  The site cannot do without the answer "years". Write "years" into "required", and let no condition hide it.',
    ],
    'accepts an optional text that a form’s call needs': [
      {
        'business-loan/business.schema.json': without(/"num_employees", (?="desc)/),
        'business-loan/samples/nothing.json': null,
      },
    ],
    'a renamed step that a page shows': [
      {
        'login/flow.json': ['"id": "login", "title"', '"id": "enter", "title"'],
        'login/enter.schema.json': portal.get('login/login.schema.json')!,
        'login/enter.ui.json': portal.get('login/login.ui.json')!,
        'login/login.schema.json': null,
        'login/login.ui.json': null,
      },
      'login/flow.json:7:3  The site needs the step "login": a page of its own shows it. Put it back, or ask a programmer.',
    ],
    'a missing form': [
      withoutForm('sign-up'),
      'sign-up/flow.json:1:1  The site needs the form "sign-up". Put its folder back, or ask a programmer.',
    ],
  },
  portal,
);
