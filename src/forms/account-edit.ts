import type { ApplicationEditRequest } from '#contract/applications.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { form } from '#generated/account-edit/form.ts';
import { everyAnswer } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';

/* This form has a hand-written page (see `hasOwnPage`), because its answers go to the account's endpoint
   and the password is needed only for a new phone number. */

export const accountEdit = form;

export function toAccountEdit(evaluation: Evaluation): ApplicationEditRequest {
  const { phone_number, email } = everyAnswer<NeededOf<'account-edit'>>(accountEdit, evaluation, {});
  return { phone_number: canonicalPhone(phone_number), email };
}
