import type { SubmissionRequest } from '#contract/applications.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { schoolCode } from '#generated/options.ts';
import { everyAnswer } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';
import { application } from './application.ts';

const sentEmpty = { streetAddress: '', ethnicity: '', expectedGradMonth: '', expectedGradYear: '' } as const;

const codes: { readonly [school: string]: number } = schoolCode;

/**
 * Returns the request body without the password, because the outbox stores this object, and passwords are
 * never stored. The password is added when the request is sent. The property names stay the same even if
 * staff rename a question.
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
