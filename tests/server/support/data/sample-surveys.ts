import type { BusinessLoanRequest } from '#contract/business-loan.ts';
import type { FreelanceSurveyRequest } from '#contract/surveys.ts';

/** Valid surveys, with every key of the payload but the student's id. */
export const sampleFreelanceSurvey: Omit<FreelanceSurveyRequest, 'student_id'> = {
  first_choice: 'Tutoring/education',
  second_choice: 'Digital Marketing',
};

export const sampleBusinessLoan: Omit<BusinessLoanRequest, 'student_id'> = {
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
