/**
 * How code depends on a question. 'given': it must be asked and answered. 'asked': it must be asked, but the answer may
 * be empty. 'optional': it may be removed, and is then sent as ''.
 */
type Need = 'given' | 'asked' | 'optional';

/** By step. */
export type NeededOfForm = { readonly [step: string]: { readonly [question: string]: Need } };

/**
 * The forms that code depends on, with the questions that it uses by name: for requests to the lender's other programs,
 * for identifying a student, and for pages of their own. `npm run schemas:check` refuses schemas without them; staff
 * may change everything else. The keys that the endpoint of any other form requires are in its flow.json, as
 * `submit.to.keys`.
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
 * Whether a form has a hand-written page. True for all of these except the walkthrough, which is listed because it
 * leads to the application, but runs from its folder like any other form.
 */
export const hasOwnPage = (form: string): boolean =>
  form !== 'information' && Object.hasOwn(neededAnswers, form);

/** The questions of one form, as a type, so that no page loads the list. */
export type NeededOf<Form extends keyof typeof neededAnswers> = (typeof neededAnswers)[Form];
