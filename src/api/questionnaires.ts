import type {
  QuestionnaireRequest,
  QuestionnaireResponse,
  QuestionnaireStatusResponse,
} from '#contract/questionnaires.ts';
import { parseDate } from '#domain/dates.ts';
import { call } from './http/client.ts';
import { isAnything, isNonEmptyString, isRecord } from './http/response.ts';
import type { QueryFunction } from './queries.ts';

const addressOf = (form: string) => `/questionnaires/${form}`;

interface SendingOptions {
  readonly anonymous: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Sends answers. If the server has already received answers with the same key, it sends its first response
 * again.
 */
export const sendQuestionnaire = (form: string, json: QuestionnaireRequest, options: SendingOptions) =>
  call(addressOf(form), { method: 'POST', json, check: isQuestionnaireResponse, ...options });

export function isQuestionnaireResponse(body: unknown): body is QuestionnaireResponse {
  return isRecord(body) && isNonEmptyString(body.id);
}

/**
 * Sends answers to the form's own endpoint, as a flat object that includes the student's id, but no
 * idempotency key. The server recognises a repeated submission by its answers.
 */
export const sendToPath = (path: string, json: object, signal?: AbortSignal) =>
  call(path, { method: 'POST', json, signal, check: isAnything });

const statusQueries = new Map<string, QueryFunction<QuestionnaireStatusResponse>>();

/** Returns the form's query function. Each form has only one, because the function is the cache key. */
export function questionnaireStatus(form: string): QueryFunction<QuestionnaireStatusResponse> {
  const known = statusQueries.get(form);
  if (known) return known;
  const load: QueryFunction<QuestionnaireStatusResponse> = (_user, signal) =>
    call(addressOf(form), { signal, check: isQuestionnaireStatus });
  statusQueries.set(form, load);
  return load;
}

function isQuestionnaireStatus(body: unknown): body is QuestionnaireStatusResponse {
  return isRecord(body) && (body.sent_on === null || parseDate(body.sent_on) !== '');
}
