import type { SubmissionRequest } from '#contract/applications.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { schoolCode } from '#generated/options.ts';
import { everyAnswer } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';
import { application } from './application.ts';

/** The questions that staff may remove from the form. The request then contains '' for them. */
const sentEmpty = { streetAddress: '', ethnicity: '', expectedGradMonth: '', expectedGradYear: '' } as const;

const codes: { readonly [school: string]: number } = schoolCode;

/**
 * Converts the answers of the application form to the request. Property names stay the same even if staff
 * rename a question. The password is left out, because the outbox stores this object; it is added when the
 * request is sent.
 */
export function toSubmission(
  evaluation: Evaluation,
  { mobileNumber }: Pick<SubmissionRequest, 'mobileNumber'>,
): Omit<SubmissionRequest, 'password'> {
  const answers = everyAnswer<NeededOf<'application'>>(application, evaluation, sentEmpty);
  return {
    ...answers,
    mobileNumber,
    university: codes[answers.currentSchool]!,
    status: 'open',
  };
}
