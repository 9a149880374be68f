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
  /** No name goes along, although somebody may be logged in. */
  readonly anonymous: boolean;
  readonly signal?: AbortSignal;
}

/** POST /questionnaires/{form}. The server answers a repeat of the same key as it answered the first. */
export const sendQuestionnaire = (form: string, json: QuestionnaireRequest, options: SendingOptions) =>
  call(addressOf(form), { method: 'POST', json, check: isQuestionnaireResponse, ...options });

export function isQuestionnaireResponse(body: unknown): body is QuestionnaireResponse {
  return isRecord(body) && isNonEmptyString(body.id);
}

/** POST to a call that others have fixed: flat answers with the student's id. The server recognises a repeat. */
export const sendToPath = (path: string, json: object, signal?: AbortSignal) =>
  call(path, { method: 'POST', json, signal, check: isAnything });

const statusQueries = new Map<string, QueryFunction<QuestionnaireStatusResponse>>();

/** GET /questionnaires/{form}: whether the student has sent it. The same function for the same form. */
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
