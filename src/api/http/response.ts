import type { ErrorResponse } from '#contract/errors.ts';
import { now, setClock } from '../../clock.ts';
import { ApiError } from './api-error.ts';

export type ResponseGuard<T> = (body: unknown) => body is T;

export interface RawResponse {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/**
 * Returns the body, or throws an ApiError. `isErrorBody` distinguishes the server's own error responses from
 * responses of captive portals and carriers, which may have any status.
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
  // HTML and broken JSON cause an error even if `check` accepts any body, because they come from a captive
  // portal.
  const isFromNetwork = /^text\/html\b/i.test(type) || (isJson(type) && body !== '' && parsed === undefined);
  if (isFromNetwork || !check(parsed)) throw new ApiError('unreadable', { status });
  // The clock is set only after these checks, because the `date` header of a captive portal may be wrong.
  setClock(date);
  return parsed;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNonEmptyString(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function isAnything(_body: unknown): _body is unknown {
  return true;
}

/**
 * Parses an amount in dalasi, which servers send as a number or a decimal string. Returns undefined for any
 * other value.
 */
export function parseAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

export const isAmount = (value: unknown): boolean => parseAmount(value) !== undefined;

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

export function isErrorResponse(body: unknown): body is ErrorResponse {
  if (!isRecord(body) || !isNonEmptyString(body.error) || !Array.isArray(body.problems ?? [])) return false;
  return Object.keys(body).every((key) => errorKeys.includes(key));
}

/**
 * Returns the reference server's message. Messages of other servers are not shown, because they may contain
 * anything.
 */
function serverMessageIn(body: unknown): string | undefined {
  return isErrorResponse(body) && body.error.length <= maxMessageLength ? body.error : undefined;
}

function fieldsIn(body: unknown): string[] {
  const problems = isRecord(body) && Array.isArray(body.problems) ? body.problems : [];
  return problems.flatMap((problem) =>
    isRecord(problem) && isNonEmptyString(problem.field) ? [problem.field] : [],
  );
}

/**
 * The longest `Retry-After` that is obeyed, in seconds. It is limited, because a browser's timers overflow
 * after 25 days.
 */
const longestWait = 24 * 60 * 60;

/** Returns the wait in seconds. `Retry-After` is a number of seconds, or a date by the server's clock. */
function parseRetryAfter(retryAfter: string | null, date: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const answeredAt = Date.parse(date ?? '') || now();
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - answeredAt) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), longestWait);
}
