import type { SubmissionRequest } from '#contract/applications.ts';
import { createDraft } from '#engine/drafts.ts';
import type { Flow, Walk } from '#engine/flow.ts';
import { applicationDefinition } from '#generated/application/flow.ts';
import type { Application } from '#generated/application/types.ts';
import validators from '#generated/application/validators.js';
import { schoolCode } from '#generated/options.ts';
import { everyAnswer } from './every-answer.ts';

export const application: Flow = { definition: applicationDefinition, validators };
export const applicationDraft = createDraft(application);

/** What a student registered with; the password joins it only as it is sent. */
interface Registration {
  readonly mobileNumber: string;
}

/**
 * Complete answers as the wire wants them: flat, the school's code beside its name, and what was not provided as
 * '' (portal.md §3, decisions.md 24). A question that staff add travels along; one that they rename does not
 * compile, because the wire's names are fixed.
 */
export function toSubmission(
  walk: Walk,
  { mobileNumber }: Registration,
): Omit<SubmissionRequest, 'password'> {
  const { academic } = walk.answers as unknown as Application;
  return {
    ...everyAnswer<Application>(application, walk),
    mobileNumber,
    university: schoolCode[academic.currentSchool],
    status: 'open',
  };
}
