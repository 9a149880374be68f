import type { ErrorResponse } from '#contract/errors.ts';
import { now, setClock } from '../../clock.ts';
import { ApiError } from './api-error.ts';

/** Whether a parsed body has the shape that a call promises. */
export type ResponseGuard<T> = (body: unknown) => body is T;

/** An answer as it came over the wire, whichever way it was fetched. */
export interface RawResponse {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/**
 * The one guard between the wire and the portal: status, JSON, shape. Nothing else is ever shown. `isNo` tells whether
 * a body is the host's own no: a network that bars the way or asks to be paid answers in its place with any status.
 */
export function parseResponse<T>(
  { status, header, body }: RawResponse,
  check: ResponseGuard<T>,
  isErrorBody: (body: unknown) => boolean = isErrorResponse,
): T {
  const date = header('date');
  const type = header('content-type') ?? '';
  const parsed = isJson(type) ? parse(body) : undefined;
  if (status < 200 || status > 299) {
    const retryAfterSeconds = parseRetryAfter(header('retry-after'), date);
    const serverMessage = serverMessageIn(parsed);
    if (serverMessage) setClock(date);
    const kind = status >= 500 || isErrorBody(parsed) ? 'status' : 'unreadable';
    throw new ApiError(kind, { status, retryAfterSeconds, serverMessage, fields: fieldsIn(parsed) });
  }
  // Also where any success will do: a network's own log-in page is none.
  const isStray = /^text\/html\b/i.test(type) || (isJson(type) && body !== '' && parsed === undefined);
  if (isStray || !check(parsed)) throw new ApiError('unreadable', { status });
  // Only now: a network's own log-in page may carry a wrong time.
  setClock(date);
  return parsed;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A non-empty string, as every id, name and token is. */
export function isNonEmptyString(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** For calls of which only the success matters. */
export function isAnything(_body: unknown): _body is unknown {
  return true;
}

const isJson = (contentType: string) => /^application\/(json|[\w.+-]+\+json)\b/i.test(contentType);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const maxMessageLength = 300;

const errorKeys: readonly string[] = ['error', 'problems'] satisfies (keyof ErrorResponse)[];

/** Whether the body is our own server's refusal. */
export function isErrorResponse(body: unknown): body is ErrorResponse {
  if (!isRecord(body) || !isNonEmptyString(body.error) || !Array.isArray(body.problems ?? [])) return false;
  return Object.keys(body).every((key) => errorKeys.includes(key));
}

/** Only a sentence in our own server's shape is fit to be shown; another host's words may be anything. */
function serverMessageIn(body: unknown): string | undefined {
  return isErrorResponse(body) && body.error.length <= maxMessageLength ? body.error : undefined;
}

/** The questions that were wrongly answered, where the server says which. */
function fieldsIn(body: unknown): string[] {
  const problems = isRecord(body) && Array.isArray(body.problems) ? body.problems : [];
  return problems.flatMap((problem) =>
    isRecord(problem) && isNonEmptyString(problem.field) ? [problem.field] : [],
  );
}

/** A day: browsers' timers cannot be set for a month. */
const longestWait = 24 * 60 * 60;

/** `Retry-After` carries seconds, or a date by the clock of whoever answered. */
function parseRetryAfter(retryAfter: string | null, date: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const answeredAt = Date.parse(date ?? '') || now();
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - answeredAt) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), longestWait);
}
