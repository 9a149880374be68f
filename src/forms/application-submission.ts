import type { SubmissionRequest } from '#contract/applications.ts';
import type { Evaluation } from '#engine/core/index.ts';
import { schoolCode } from '#generated/options.ts';
import { everyAnswer } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';
import { application } from './application.ts';

/** What travels as '' when it is not asked. */
const mayGo = { streetAddress: '', ethnicity: '', expectedGradMonth: '', expectedGradYear: '' } as const;

const codes: { readonly [school: string]: number } = schoolCode;

/**
 * Complete answers as the wire wants them: flat, the school's code beside its name, and what was not provided
 * as ''. A question that staff add travels along; the wire's own names are fixed. The password joins it only as it is
 * sent.
 */
export function toSubmission(
  evaluation: Evaluation,
  { mobileNumber }: Pick<SubmissionRequest, 'mobileNumber'>,
): Omit<SubmissionRequest, 'password'> {
  const answers = everyAnswer<NeededOf<'application'>>(application, evaluation, mayGo);
  return {
    ...answers,
    mobileNumber,
    university: codes[answers.currentSchool]!,
    status: 'open',
  };
}
