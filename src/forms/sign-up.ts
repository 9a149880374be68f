import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/sign-up/form.ts';
import { passwordStrength } from './password-strength.ts';

/* A form with its own page: its password stays in memory until the application is sent. */

export const signUp: Flow = { ...form, passwordStrength };
/** Without the strength check, for a password that may exist already. */
export const signUpAgain = form;
/** A new password is typed twice, because a typo would lock the student out; an existing one is typed once. */
export const passwordFields = (isNew: boolean) => (isNew ? ['password', 'confirmPassword'] : ['password']);
/** Keeps the phone for later log-ins; passwords are never stored. */
export const signUpDraft = createDraft(signUp);

interface Applicant {
  readonly mobileNumber?: string | undefined;
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly email?: string | undefined;
}

/** Facts about an applicant that others may know, so the password must not consist of them. */
export function userInputsOf({ mobileNumber, firstName, surname, email }: Applicant): string[] {
  return [mobileNumber, firstName, surname, email].filter((each) => each !== undefined);
}
