import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/sign-up/form.ts';
import { passwordStrength } from './password-strength.ts';

/* A form of its own: its password stays in memory until the application goes. */

export const signUp: Flow = { ...form, passwordStrength };
/** Where the password may be one that the student has already: no rule about new ones refuses it. */
export const signUpAgain = form;
/** A password that makes an account is typed twice, because a typo would lock its student out; one that exists once. */
export const passwordFields = (isNew: boolean) => (isNew ? ['password', 'confirmPassword'] : ['password']);
/** Keeps the phone for the log-ins that follow; passwords are never kept. */
export const signUpDraft = createDraft(signUp);

interface Applicant {
  readonly mobileNumber?: string | undefined;
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly email?: string | undefined;
}

/** What others may know of somebody who applies: no password is made of it. */
export function userInputsOf({ mobileNumber, firstName, surname, email }: Applicant): string[] {
  return [mobileNumber, firstName, surname, email].filter((each) => each !== undefined);
}
