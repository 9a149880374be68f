import type { Flow } from '#engine/core/index.ts';
import { accountEditDefinition } from '#generated/account-edit/flow.ts';
import accountEditValidators from '#generated/account-edit/validators.js';
import { applicationDefinition } from '#generated/application/flow.ts';
import applicationValidators from '#generated/application/validators.js';
import { businessLoanDefinition } from '#generated/business-loan/flow.ts';
import businessLoanValidators from '#generated/business-loan/validators.js';
import { forgotPasswordDefinition } from '#generated/forgot-password/flow.ts';
import forgotPasswordValidators from '#generated/forgot-password/validators.js';
import { freelanceSurveyDefinition } from '#generated/freelance-survey/flow.ts';
import freelanceSurveyValidators from '#generated/freelance-survey/validators.js';
import { invoiceUploadDefinition } from '#generated/invoice-upload/flow.ts';
import invoiceUploadValidators from '#generated/invoice-upload/validators.js';
import { signUpDefinition } from '#generated/sign-up/flow.ts';
import signUpValidators from '#generated/sign-up/validators.js';

/** The questionnaires whose answers this server takes: the very files that the browser checks with. */
export const application = flowOf(applicationDefinition, applicationValidators);
export const signUp = flowOf(signUpDefinition, signUpValidators);
export const accountEdit = flowOf(accountEditDefinition, accountEditValidators);
export const businessLoan = flowOf(businessLoanDefinition, businessLoanValidators);
export const forgotPassword = flowOf(forgotPasswordDefinition, forgotPasswordValidators);
export const freelanceSurvey = flowOf(freelanceSurveyDefinition, freelanceSurveyValidators);
export const invoiceUpload = flowOf(invoiceUploadDefinition, invoiceUploadValidators);

/** Answers of the survey that stay in the browser: who the student is, the token says. */
export const accountFields = ['name', 'phone_number', 'email'];

/** Answers of the loan that travel as numbers. */
export const loanNumbers = ['years', 'loan_amount', 'avg_monthly_sales', 'avg_monthly_expenses'];

function flowOf(definition: Flow['definition'], validators: Flow['validators']): Flow {
  return { definition, validators };
}
