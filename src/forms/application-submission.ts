import type { SubmissionRequest } from '#contract/applications.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { schoolCode } from '#generated/options.ts';
import { everyAnswer } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';
import { application } from './application.ts';

/** Sent as '' if the question is not asked. */
const sentEmpty = { streetAddress: '', ethnicity: '', expectedGradMonth: '', expectedGradYear: '' } as const;

const codes: { readonly [school: string]: number } = schoolCode;

/**
 * Maps complete answers to the request: flat, with the school's code in addition to its name, and '' for missing
 * answers. Questions that staff have added are included; the names in the contract are fixed. The password is added
 * when the request is sent.
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
