/**
 * Says how far code relies on a question. With `given`, the form must require an answer. With `asked`, the
 * form must have the question, but the answer may be empty. With `optional`, staff may remove the question,
 * and requests then contain '' as its answer.
 */
type Need = 'given' | 'asked' | 'optional';

export type NeededOfForm = { readonly [step: string]: { readonly [question: string]: Need } };

/**
 * Lists questions that code uses by name: in requests to the lender's other programs, to identify a student,
 * and on hand-written pages. `npm run schemas:check` fails if a form lacks a `given` or `asked` question. A
 * form that is not in this list names such questions in its flow.json (`submit.to.keys`).
 */
export const neededAnswers = {
  'account-edit': {
    edit: { phone_number: 'given', email: 'given', password: 'asked' },
  },
  application: {
    basic: {
      firstName: 'given',
      surname: 'given',
      dateOfBirth: 'asked',
      gender: 'asked',
      placeOfBirthCity: 'asked',
      placeOfBirthCountry: 'asked',
      streetAddress: 'optional',
      residenceCity: 'asked',
      residenceRegion: 'asked',
      ethnicity: 'optional',
      email: 'given',
      hearAboutUs: 'asked',
    },
    academic: {
      highestEducation: 'asked',
      currentSchool: 'given',
      studentStatus: 'asked',
      ID: 'given',
      major: 'asked',
      GPA: 'asked',
      expectedCareer: 'asked',
      workStatus: 'asked',
      earningsPerMonth: 'asked',
      earnSameAmount: 'asked',
      expectedGradMonth: 'optional',
      expectedGradYear: 'optional',
    },
    loan: { loanQuestion: 'asked' },
  },
  'create-account': { account: { email: 'given', password: 'given' } },
  'forgot-password': {
    phone: { phone_number: 'given' },
    reset: { verification_code: 'given', newPassword: 'given', confirmPassword: 'given' },
  },
  information: {},
  'invoice-upload': { invoice: { file: 'given' } },
  login: { login: { phoneNumber: 'given', password: 'given' } },
  'sign-up': { register: { mobileNumber: 'given', password: 'given', confirmPassword: 'given' } },
} as const satisfies { readonly [form: string]: NeededOfForm };

/**
 * Returns whether the form has a hand-written page instead of the page for all questionnaires. `information`
 * has none: it is in `neededAnswers` only because the portal opens it after the sign-up, so that `npm run
 * schemas:check` fails if staff remove the form.
 */
export const hasOwnPage = (form: string): boolean =>
  form !== 'information' && Object.hasOwn(neededAnswers, form);

/**
 * The questions of one form. Pages import this type instead of `neededAnswers`, so that they do not bundle
 * the list.
 */
export type NeededOf<Form extends keyof typeof neededAnswers> = (typeof neededAnswers)[Form];
