import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormState } from '#contract/form-state.ts';
import type { Flow } from '#engine/core/index.ts';
import { acceptApplication } from '../applications/routes.ts';
import { sha256 } from '../auth/tokens.ts';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { acceptAnswers } from '../questionnaires/routes.ts';
import { advance, afterSubmission } from './advance/advance.ts';
import type { Advance } from './advance/step-post.ts';
import { type FormSession, sessionSeconds } from './form-sessions-repository.ts';
import { stepAddress } from './posted-forms.ts';

const maxStateBytes = 128 * 1024;

/**
 * The maximum number of attempts to save. An attempt fails if a concurrent request has saved the session in
 * the meantime.
 */
const tries = 5;

export async function processPost(
  request: FastifyRequest,
  reply: FastifyReply,
  backend: Backend,
  form: Flow,
  fields: URLSearchParams,
): Promise<string> {
  const { formSessions, today } = backend;
  const { token, isNew } = await tokenOf(request, backend);
  const address = stepAddress(request.url);
  // The digest includes the token, which is not in the database. Otherwise, anybody who can read the database
  // could find a posted password by brute force.
  const digest = sha256(`${token}\n${address}\n${fields}`);
  reply.header('set-cookie', formCookie(token));
  for (let tried = 0; tried < tries; tried += 1) {
    const session = isNew ? undefined : await formSessions.find(token, form.definition.id);
    // If this post was already accepted, a double tap or a reload has sent it again. The response is the same
    // redirect as before.
    if (session?.state.receipt && session.lastDigest === digest)
      return afterSubmission(form, session.state, session.state.receipt).go;
    const next = advance(form, session?.state, { address, fields }, { today: today() });
    const outcome = await outcomeOf(request, backend, form, session, next);
    const { state, go } = outcome;
    if (JSON.stringify(state).length > maxStateBytes) {
      throw new HttpError(413, 'Your answers are too long. Make them shorter.');
    }
    const kept = { state, digest };
    if (!session) {
      await formSessions.begin(token, form.definition.id, kept);
      return go;
    }
    if (await formSessions.save(token, session, kept)) return go;
  }
  throw new HttpError(503, 'This form is already being sent from this browser. Press the button again.');
}

export async function tokenOf({ headers }: FastifyRequest, { formSessions }: Backend) {
  const brought = tokenIn(headers.cookie);
  const isKnown = brought !== undefined && (await formSessions.isKnown(brought));
  return isKnown ? { token: brought, isNew: false } : { token: formSessions.newToken(), isNew: true };
}

async function outcomeOf(
  request: FastifyRequest,
  backend: Backend,
  form: Flow,
  session: FormSession | undefined,
  { state, go, send, password }: Advance,
): Promise<{ readonly state: FormState; readonly go: string }> {
  if (!send) return { state, go };
  if (!session) return { state: { ...state, isToConfirm: true }, go: stepAddress(request.url) };
  try {
    const id =
      password !== undefined
        ? await acceptApplication(backend, { ...send, password }, request.ip)
        : await acceptAnswers(request, backend, form, {
            applicationId: null,
            key: session.sendKey,
            version: form.definition.version,
            answers: send,
          });
    return afterSubmission(form, state, { id, sentAt: backend.now() });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return afterSubmission(form, state, { reason: error.message, problems: error.problems ?? [] });
  }
}

/**
 * Because of the prefix `__Host-`, browsers accept the cookie only from this host over HTTPS, so another site
 * cannot set it.
 */
const name = '__Host-form';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export const formCookie = (token: string) => `${name}=${token}; Max-Age=${sessionSeconds}; ${attributes}`;

export const tokenIn = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)__Host-form=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
