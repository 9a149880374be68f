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
 * without them; everything else staff may change as they like.
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
  'business-loan': {
    contact: { name: 'asked', email: 'asked', business_name: 'asked' },
    industry: { industry: 'asked' },
    business: { years: 'given', num_employees: 'asked', description: 'asked' },
    amounts: { loan_amount: 'given', avg_monthly_sales: 'given', avg_monthly_expenses: 'given' },
    plans: { loan_purpose: 'asked', repayment_plan: 'asked', book_keeping: 'asked' },
  },
  'create-account': { account: { email: 'given', password: 'given' } },
  'forgot-password': {
    phone: { phone_number: 'given' },
    reset: { verification_code: 'given', newPassword: 'given', confirmPassword: 'given' },
  },
  'freelance-survey': {
    // The account knows them already, and they stay on the phone.
    about: { name: 'optional', phone_number: 'optional', email: 'optional' },
    first: { first_choice: 'asked' },
    second: { second_choice: 'asked' },
  },
  information: {},
  'invoice-upload': { invoice: { file: 'given' } },
  login: { login: { phoneNumber: 'given', password: 'given' } },
  'resume-guide': {},
  'sign-up': { register: { mobileNumber: 'given', password: 'given', confirmPassword: 'given' } },
} as const satisfies { readonly [form: string]: NeededOfForm };

/** Those of a form, for its mapping: as a type, so that no page loads the list. */
export type NeededOf<Form extends keyof typeof neededAnswers> = (typeof neededAnswers)[Form];
