import type { Flow } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { form } from '#generated/sign-up/form.ts';
import { guessablePasswordCheck } from './guessable-password-check.ts';

/*
 * This form has a hand-written page, because its password is not sent by this form but later, with the
 * application, and stays in memory until then.
 */

export const signUp: Flow = { ...form, guessablePasswordCheck };
/**
 * The form for a student who already has a password, so it does not check how easy the password is to guess.
 */
export const signUpAgain = form;
/**
 * Returns the names of the password fields. A new password is typed twice, because a typo would lock the
 * student out.
 */
export const passwordFields = (isNew: boolean) => (isNew ? ['password', 'confirmPassword'] : ['password']);
/** Stores the phone number, which the student needs to log in later. Passwords are never stored. */
export const signUpDraft = createDraft(signUp);

interface Applicant {
  readonly mobileNumber?: string | undefined;
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly email?: string | undefined;
}

/** Returns facts that others may know about the applicant. A password like one of them is easy to guess. */
export function userInputsOf({ mobileNumber, firstName, surname, email }: Applicant): string[] {
  return [mobileNumber, firstName, surname, email].filter((each) => each !== undefined);
}
