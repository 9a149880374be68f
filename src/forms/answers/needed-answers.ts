/**
 * How code depends on a question of a form:
 * - 'given': the form must ask the question and require an answer.
 * - 'asked': the form must ask the question, but the answer may be empty.
 * - 'optional': staff may remove the question from the form; its answer is then sent as ''.
 */
type Need = 'given' | 'asked' | 'optional';

/** The questions that code depends on, by step id and question name. */
export type NeededOfForm = { readonly [step: string]: { readonly [question: string]: Need } };

/**
 * The questions that code uses by name, by form and step: for requests to the lender's other programs, for identifying
 * a student, and for hand-written pages. `npm run schemas:check` reports an error if a form's schema lacks one that is
 * not 'optional'; staff may change everything else. The keys that the endpoint of any other form requires are declared
 * in the form's flow.json, as `submit.to.keys`.
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
 * Returns whether a form has a hand-written page instead of one generated from its schema. That is so for all forms
 * listed here except `information`, the walkthrough: it is listed because it leads to the application, but its page is
 * generated.
 */
export const hasOwnPage = (form: string): boolean =>
  form !== 'information' && Object.hasOwn(neededAnswers, form);

/** The questions that code uses of one form, as a type: pages import it without bundling the list. */
export type NeededOf<Form extends keyof typeof neededAnswers> = (typeof neededAnswers)[Form];
