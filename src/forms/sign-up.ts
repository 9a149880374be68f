import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/sign-up/form.ts';
import { guessablePasswordCheck } from './guessable-password-check.ts';

/* This form has a hand-written page (see `hasOwnPage`): the password stays in memory until it is sent. */

export const signUp: Flow = { ...form, guessablePasswordCheck };
/** For a student who enters an existing password, which is not checked. */
export const signUpAgain = form;
/** A new password is typed twice, because a typo would lock the student out. */
export const passwordFields = (isNew: boolean) => (isNew ? ['password', 'confirmPassword'] : ['password']);
/** Stores the phone number, which is needed to log in later. Passwords are never stored. */
export const signUpDraft = createDraft(signUp);

interface Applicant {
  readonly mobileNumber?: string | undefined;
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly email?: string | undefined;
}

/** What other people may know about the applicant, which makes a new password easy to guess. */
export function userInputsOf({ mobileNumber, firstName, surname, email }: Applicant): string[] {
  return [mobileNumber, firstName, surname, email].filter((each) => each !== undefined);
}
