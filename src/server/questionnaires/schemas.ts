import type {
  QuestionnaireRequest,
  QuestionnaireResponse,
  QuestionnaireStatusResponse,
} from '#contract/questionnaires.ts';
import type { Flow } from '#engine/core/index.ts';
import { loginRequired, ref } from '../openapi/components.ts';
import {
  bodyErrors,
  loginErrors,
  ok,
  ownershipErrors,
  responses,
  storageErrors,
} from '../openapi/responses.ts';
import { constant, nullable, number, object, text } from '../openapi/schema.ts';
import type { Body } from './answers.ts';
import { anyBody, questionnaire } from './body-schema.ts';
import { unsentFields } from './wire.ts';

const tags = ['Questionnaires'];

const wrong = { 400: 'An answer is missing or wrong: "problems" says which.' };
const fromStudents = { 409: 'No answers are taken on this day, or no more of this student.' };
const fromAnyone = {
  409: 'No answers are taken on this day.',
  429: 'Too many answers came from this network.',
};
const notYet = { 503: 'Nothing can be stored just now, or the form that asked is newer than this server.' };

/** Keys are long enough that two are never equal by chance. */
const key = text({
  pattern: '^[\\w-]{16,64}$',
  description: 'Made by the sender, once each time that it sends',
});

type Checked = Pick<QuestionnaireRequest, 'key' | 'version'> & { readonly answers: Body };

const stored = object<QuestionnaireResponse>({
  status: constant('ok'),
  id: text({ description: 'Of what is stored' }),
});

const parts = { key, version: number({ type: 'integer', minimum: 1 }), answers: anyBody };
/** All forms without their own endpoint share this schema, so that it is compiled only once. */
const genericBody = object<Checked>(parts);

/**
 * Describes the call of a form with its own endpoint. The body is a flat object with the answers and the
 * student's application id.
 */
export function fixedCall(form: Flow, studentKey: string) {
  const body = object<{ readonly [name: string]: string }>({ [studentKey]: ref('ApplicationId') });
  return {
    ...sent(form),
    description: 'A repeat within a day is answered like the first and not stored again.',
    security: loginRequired,
    body,
    validatedByHandler: { body: questionnaire(form, body, { excludedFields: unsentFields(form) }) },
    ...responses('The answers are stored.', ok, ownershipErrors, bodyErrors, wrong, fromStudents),
  };
}

export function genericCall(form: Flow) {
  const { version, submit } = form.definition;
  const isOfStudent = submit?.who === 'student';
  const senderNote = isOfStudent ? 'The token says who sends it.' : 'Nothing is kept of who sends it.';
  const described = {
    ...parts,
    version: number({ type: 'integer', minimum: 1, maximum: version, description: 'Of the form that asked' }),
    answers: questionnaire(form, object<Body>({}), { excludedFields: unsentFields(form) }),
  };
  return {
    ...sent(form),
    description: `The same key is answered like the first time and not stored again. ${senderNote}`,
    ...(isOfStudent && { security: loginRequired }),
    body: genericBody,
    validatedByHandler: { body: object<Checked>(described) },
    ...responses(
      'The answers are stored.',
      stored,
      isOfStudent ? loginErrors : storageErrors,
      bodyErrors,
      wrong,
      isOfStudent ? fromStudents : fromAnyone,
      notYet,
    ),
  };
}

export function statusCall({ definition: { id, title } }: Flow) {
  return {
    operationId: `read${schemaName(id)}Status`,
    summary: `Whether the student has sent this: ${title}`,
    tags,
    security: loginRequired,
    ...responses(
      'The day on which it was sent, or null.',
      object<QuestionnaireStatusResponse>({ sent_on: nullable(ref('CalendarDate')) }),
      loginErrors,
    ),
  };
}

function sent({ definition: { id, title } }: Flow) {
  return { operationId: `send${schemaName(id)}`, summary: title, tags };
}

/**
 * Returns `ExitSurvey` for `exit-survey`. Digits have no capital letters, so `exit-2` becomes `Exit_2` to
 * differ from `exit2`.
 */
function schemaName(id: string): string {
  return id
    .replace(/-(?=\d)/g, '_')
    .replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}
