import type { ApplicationEditRequest, ApplicationResponse } from '#contract/applications.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { form } from '#generated/account-edit/form.ts';
import { everyAnswer } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';

/*
 * A form with its own page: it edits the account through the account's endpoint, and asks for the password only if the
 * phone changes.
 */

export const accountEdit = form;

/** The two fields that a student may change, with the phone in its canonical form. */
export function toAccountEdit(evaluation: Evaluation): ApplicationEditRequest {
  const { phone_number, email } = everyAnswer<NeededOf<'account-edit'>>(accountEdit, evaluation, {});
  return { phone_number: canonicalPhone(phone_number), email };
}

/** The current values, as answers of the form. */
export function accountEditFrom({ phone_number, email }: ApplicationResponse) {
  return { edit: { phone_number, email } };
}
