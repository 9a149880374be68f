import type { ApplicationEditRequest, ApplicationResponse } from '#contract/applications.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { form } from '#generated/account-edit/form.ts';
import { everyAnswer } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';

/* A form of its own: it changes an account in place, by a call of the account's, and asks for the password only where the phone is another. */

export const accountEdit = form;

/** The two facts that a student may change; the phone in its canonical form. */
export function toAccountEdit(evaluation: Evaluation): ApplicationEditRequest {
  const { phone_number, email } = everyAnswer<NeededOf<'account-edit'>>(accountEdit, evaluation, {});
  return { phone_number: canonicalPhone(phone_number), email };
}

/** The facts as they stand. */
export function accountEditFrom({ phone_number, email }: ApplicationResponse) {
  return { edit: { phone_number, email } };
}
