import type { ApplicationEditRequest, ApplicationResponse } from '#contract/applications.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { Evaluation, Flow } from '#engine/core/index.ts';
import { accountEditDefinition } from '#generated/account-edit/flow.ts';
import validators from '#generated/account-edit/validators.js';
import { everyAnswer } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';

export const accountEdit: Flow = { definition: accountEditDefinition, validators };

/** The two facts that a student may change; the phone in its canonical form. */
export function toAccountEdit(evaluation: Evaluation): ApplicationEditRequest {
  const { phone_number, email } = everyAnswer<NeededOf<'account-edit'>>(accountEdit, evaluation, {});
  return { phone_number: canonicalPhone(phone_number), email };
}

/** The facts as they stand. */
export function accountEditFrom({ phone_number, email }: ApplicationResponse) {
  return { edit: { phone_number, email } };
}
