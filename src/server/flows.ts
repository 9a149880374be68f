import type { Flow } from '#engine/flow.ts';
import { applicationDefinition } from '#generated/application/flow.ts';
import applicationValidators from '#generated/application/validators.js';
import { invoiceUploadDefinition } from '#generated/invoice-upload/flow.ts';
import invoiceUploadValidators from '#generated/invoice-upload/validators.js';
import { signUpDefinition } from '#generated/sign-up/flow.ts';
import signUpValidators from '#generated/sign-up/validators.js';

/** The questionnaires whose answers this server takes: the very files that the browser checks with. */
export const application: Flow = { definition: applicationDefinition, validators: applicationValidators };
export const signUp: Flow = { definition: signUpDefinition, validators: signUpValidators };
export const invoiceUpload: Flow = {
  definition: invoiceUploadDefinition,
  validators: invoiceUploadValidators,
};
