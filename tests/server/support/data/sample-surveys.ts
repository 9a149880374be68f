/** Valid answers, with every key that the payload can have except the student's id. */
export const sampleFreelanceSurvey = {
  first_choice: 'Tutoring/education',
  second_choice: 'Digital Marketing',
};

export const sampleBusinessLoan = {
  name: 'Isatou Ceesay',
  email: 'isatou@example.com',
  business_name: 'Isatou Tailoring',
  industry: 'Manufacturing',
  years: 2,
  num_employees: '3',
  description: 'We sew school uniforms in Serekunda.',
  loan_amount: 4000.5,
  avg_monthly_sales: 12500,
  avg_monthly_expenses: 0,
  book_keeping: 'In a notebook, every evening.',
  repayment_plan: 'From the uniforms that are ordered already.',
  loan_purpose: 'Cloth for the new school year.',
};

export const sampleExitSurvey = {
  reason: 'Other',
  otherReason: 'I moved to Basse.',
  leftOn: '2026-06-30',
  hasWork: 'Yes',
  income: 7500.5,
  advice: '',
  email: 'awa@example.com',
};

export const sampleFeedback = { rating: 'Good', words: 'It works on my old phone.' };
