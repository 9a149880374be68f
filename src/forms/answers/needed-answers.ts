/**
 * Why a question cannot just go: its answer must be given ('given'), or asked for and may be left empty ('asked').
 * One that is 'optional' travels as '' when nobody asks it any more.
 */
type Need = 'given' | 'asked' | 'optional';

/** By step. */
export type NeededOfForm = { readonly [step: string]: { readonly [question: string]: Need } };

/**
 * Every form that the portal is made of, with the answers that code knows by their names: what the calls carry to the
 * lender's other programs, who a student is, what a page of its own asks. `npm run schemas:check` refuses schemas
 * without them; everything else staff may change as they like. What the call of any other form cannot do without stands
 * in its flow.json, as `submit.to.keys`.
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
 * Whether a page of its own shows a form and sends it: all of these but the walkthrough, which is needed as it leads to
 * the application, and runs from its folder.
 */
export const hasOwnPage = (form: string): boolean =>
  form !== 'information' && Object.hasOwn(neededAnswers, form);

/** Those of a form, for its mapping: as a type, so that no page loads the list. */
export type NeededOf<Form extends keyof typeof neededAnswers> = (typeof neededAnswers)[Form];
