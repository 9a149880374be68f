import type { ApplicationResponse } from '#contract/applications.ts';
import type { FreelanceSurveyRequest } from '#contract/surveys.ts';
import type { Evaluation, Flow, StepAnswers } from '#engine/core/index.ts';
import { createDraft } from '#engine/storage/index.ts';
import { freelanceSurveyDefinition } from '#generated/freelance-survey/flow.ts';
import validators from '#generated/freelance-survey/validators.js';
import { everyAnswer, inSteps } from './answers/every-answer.ts';
import type { NeededOf } from './answers/needed-answers.ts';

export const freelanceSurvey: Flow = { definition: freelanceSurveyDefinition, validators };
export const freelanceSurveyDraft = createDraft(freelanceSurvey);

/** Who it is travels as the student's id alone; name, phone and e-mail stay here. */
export function toFreelanceSurvey(evaluation: Evaluation, studentId: string): FreelanceSurveyRequest {
  const known = { name: '', phone_number: '', email: '' } as const;
  const answers = everyAnswer<NeededOf<'freelance-survey'>>(freelanceSurvey, evaluation, known);
  const { name, phone_number, email, ...choices } = answers;
  return { ...choices, student_id: studentId };
}

/** What the account knows of the answers. */
export function freelanceSurveyFrom(account: ApplicationResponse): Readonly<Record<string, StepAnswers>> {
  const { first_name, last_name, phone_number, email } = account;
  return inSteps(freelanceSurvey, { name: `${first_name} ${last_name}`, phone_number, email });
}
