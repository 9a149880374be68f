import type { ApplicationResponse } from '#contract/applications.ts';
import { type Flow, interpolate } from '#engine/core/index.ts';
import { answersByStep } from './every-answer.ts';

export const accountFactNames = [
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'mat_number',
  'university',
] as const;

type Facts = Readonly<Record<(typeof accountFactNames)[number], string>>;

/** Returns the answers, by step, that `prefill` in the form's flow.json takes from the account. */
export function prefillFrom(form: Flow, account: ApplicationResponse): ReturnType<typeof answersByStep> {
  const facts: Facts = { ...account, university: account.university.name };
  const known = Object.entries(form.definition.prefill ?? {}).map(([question, text]) => [
    question,
    interpolate(text, facts).trim(),
  ]);
  return answersByStep(form, Object.fromEntries(known));
}
