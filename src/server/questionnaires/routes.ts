import type { FastifyRequest } from 'fastify';
import { dayInBanjul } from '#domain/dates.ts';
import { whyClosed } from '#domain/opening-days.ts';
import { type Flow, type FlowDefinition, nounOf } from '#engine/core/index.ts';
import { requireApplication, requireOwnApplication } from '../auth/authenticate.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { refundUnlessUsed, spendBudget } from '../limits/consume-budget.ts';
import type { Api } from '../openapi/schema.ts';
import { assertNoProblems, type Body, isOfNewerForm, readAnswers } from './answers.ts';
import { fixedCall, genericCall, statusCall } from './schemas.ts';
import type { AddResult, Submission } from './submissions-repository.ts';
import { bodyLimitOf, unsentFields } from './wire.ts';

/**
 * During a rolling update, an older server process may receive answers to a newer form. The process then
 * tells the browser to send the answers again after this time, when the update is finished.
 */
const longestUpdateSeconds = 600;

interface Sent extends Pick<Submission, 'applicationId' | 'key'> {
  readonly version?: number;
  readonly answers: Body;
}

/**
 * Serialises responses without their schemas, because compiling a serialiser for each of hundreds of forms
 * would slow down the start.
 */
const serializerCompiler = () => (answer: unknown) => JSON.stringify(answer);

export function questionnaireRoutes(api: Api, backend: Backend, forms: readonly Flow[]): void {
  for (const form of forms) {
    const { id, submit } = form.definition;
    if (submit?.to) fixedRoute(api, backend, form, submit.to);
    else genericRoute(api, backend, form);
    if (isOnce(form)) {
      api.get(`/questionnaires/${id}`, { schema: statusCall(form), serializerCompiler }, async (request) => {
        const application = await requireApplication(request, backend);
        const sentAt = await backend.submissions.firstSentAt(id, application.id);
        return { sent_on: sentAt === undefined ? null : dayInBanjul(sentAt) };
      });
    }
  }
}

const isOnce = ({ definition: { submit } }: Flow) =>
  submit?.who === 'student' && submit.once === 'per-student';

type FixedCall = NonNullable<NonNullable<FlowDefinition['submit']>['to']>;

function fixedRoute(api: Api, backend: Backend, form: Flow, { path, student }: FixedCall): void {
  const options = { schema: fixedCall(form, student), bodyLimit: bodyLimitOf(form) };
  api.post(path, options, async (request) => {
    const { id } = await requireOwnApplication(request, backend, request.body[student]!);
    await acceptAnswers(request, backend, form, { applicationId: id, answers: request.body });
    return { status: 'ok' } as const;
  });
}

function genericRoute(api: Api, backend: Backend, form: Flow): void {
  const { id: formId, submit } = form.definition;
  const options = { schema: genericCall(form), bodyLimit: bodyLimitOf(form), serializerCompiler };
  api.post(`/questionnaires/${formId}`, options, async (request) => {
    const isOfStudent = submit?.who === 'student';
    // A public form ignores a session token, so that the submission stays anonymous.
    const applicationId = isOfStudent ? (await requireApplication(request, backend)).id : null;
    const { key, version, answers } = request.body;
    const id = await acceptAnswers(request, backend, form, { applicationId, key, version, answers });
    return { status: 'ok', id } as const;
  });
}

/**
 * Stores the answers and returns the submission's id. A repeated submission returns the id of the first one,
 * even after the form has closed. Throws an HttpError if the answers are not accepted.
 */
export async function acceptAnswers(
  request: Pick<FastifyRequest, 'ip' | 'log'>,
  backend: Backend,
  form: Flow,
  sent: Sent,
): Promise<string> {
  const { definition } = form;
  const { applicationId, key, version, answers } = sent;
  const known = key && (await backend.submissions.idOf(definition.id, applicationId, key));
  if (known) return known;
  const messages = messagesOf(definition);
  const newer = () => new HttpError(503, messages.newer, longestUpdateSeconds);
  if (version !== undefined && version > definition.version) throw newer();
  const today = backend.today();
  const whyNot = whyClosed(definition, nounOf(definition), today);
  const { relevantAnswers, problems } = readAnswers(form, answers, {
    today,
    version,
    excludedFields: unsentFields(form),
  });
  // A newer build of the portal may have new questions without a new version. The browser then has to send
  // the submission again later, so that the answers to the new questions are not lost.
  if (version !== undefined && isOfNewerForm(form, answers)) throw newer();
  if (whyNot && (applicationId === null || problems.length > 0)) throw new HttpError(409, whyNot);
  assertNoProblems(messages.notAccepted, problems);
  const add = () =>
    backend.submissions.add(
      {
        form: definition.id,
        applicationId,
        key,
        flowVersion: definition.version,
        answers: relevantAnswers,
      },
      { isOnce: isOnce(form), isOpen: !whyNot },
    );
  const added = await (applicationId === null ? withinBudget(request, backend, add) : add());
  if (typeof added === 'object') return added.id;
  // Responds with 409 rather than 429. After 429 the browser's outbox would retry by itself, but the student
  // should decide tomorrow whether to send the answers again.
  throw new HttpError(409, added === 'not taken now' ? whyNot! : messages[added]);
}

/**
 * Charges new submissions to the client's budget. Repeats cost nothing, because many phones share a mobile
 * carrier's IP address, and each phone repeats requests that got no response.
 */
async function withinBudget(
  request: Pick<FastifyRequest, 'ip' | 'log'>,
  backend: Backend,
  add: () => Promise<AddResult>,
): Promise<AddResult> {
  const settle = await spendBudget('submissions', 1, request, backend);
  return refundUnlessUsed(settle, add, (added) => typeof added === 'object' && added.isNew);
}

function messagesOf(definition: FlowDefinition) {
  const noun = nounOf(definition);
  return {
    notAccepted: `The ${noun} was not accepted.`,
    'too many': `You have sent your ${noun} too often today. Send it again tomorrow.`,
    'sent already': `You have sent your ${noun} already. You can only send it once.`,
    newer: `We are updating the portal. Send your ${noun} again in a few minutes.`,
  };
}
