import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorResponse } from '#contract/errors.ts';
import { isUnavailable } from '../database/store-errors.ts';
import { HttpError, notFound } from './http-error.ts';

const frameworkErrors: { readonly [code: string]: readonly [status: number, sentence: string] } = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'That is more than this call takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This call does not take that kind of content.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'This call takes a multipart form.'],
  FST_FILES_LIMIT: [400, 'Send one file at a time.'],
  FST_FIELDS_LIMIT: [400, 'The form has too many fields.'],
  FST_PARTS_LIMIT: [400, 'The form has too many parts.'],
  FST_ERR_BAD_URL: [400, 'This address cannot be read.'],
};

/**
 * Responds with a sentence for the student. Details of the error are only logged, and never include a phone
 * number, code, password or token.
 */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, message, retryAfter, problems } = toHttpError(error, request);
  const body: ErrorResponse = { error: message, ...(problems && { problems }) };
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(statusCode).header('cache-control', 'no-store').send(body);
}

export function toHttpError(error: FastifyError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  // Returns an error that is not logged, because nobody reads the response to a request that the client
  // aborted, and the server is not at fault.
  const wasAborted = request.raw.destroyed && request.raw.complete === false;
  if (wasAborted) return new HttpError(400, 'Something went wrong. Try again.');
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'a store is not available');
    return new HttpError(503, "We can't save anything right now. Try again.", 5);
  }
  if ((error.statusCode ?? 500) < 500) return refusalOf(error);
  request.log.error({ err: error }, 'a request failed');
  return new HttpError(500, 'Something went wrong on our side. Try again later.');
}

function refusalOf({ code, statusCode = 400, validation }: FastifyError): HttpError {
  // Fastify rejects paths outside the portal's folder with 403, and ids of more than a hundred characters
  // with 414. Both are reported as a 404.
  if (statusCode === 403 || statusCode === 414) return notFound();
  const missing = validation?.[0]?.params?.missingProperty;
  if (missing) return new HttpError(400, `"${missing}" is missing.`);
  return new HttpError(...(frameworkErrors[code] ?? ([statusCode, 'The request cannot be read.'] as const)));
}
