import type { OkResponse } from '#contract/ok.ts';
import { ref } from './components.ts';
import { constant, object, type Schema } from './schema.ts';

export const ok = object<OkResponse>({ status: constant('ok') });

type ErrorResponses = { readonly [status: number]: string };

const commonErrors: ErrorResponses = {
  400: 'The request cannot be read, or something in it is missing or wrong.',
  408: 'The request came too slowly.',
  417: 'The request expects of the server what it does not do.',
  431: 'The headers are too long.',
  500: 'Something went wrong on our side.',
  503: 'The server is too busy just now.',
};

/** These errors are possible for every request with a body, even if the route expects none. */
export const bodyErrors: ErrorResponses = {
  413: 'The body is larger than this call takes.',
  415: 'This call does not take that kind of content.',
};

export const storageErrors: ErrorResponses = { 503: 'Nothing can be stored or looked up just now.' };

export const loginErrors: ErrorResponses = {
  ...storageErrors,
  401: 'The token is missing, is none of ours, or has run out.',
};

export const ownershipErrors: ErrorResponses = {
  ...loginErrors,
  404: 'There is no such application, or it is not yours.',
};

const retryAfter = {
  'Retry-After': { type: 'integer', description: 'Seconds after which it makes sense to try again' },
};
const headers: { readonly [status: string]: object } = {
  401: { 'WWW-Authenticate': { type: 'string', description: 'Bearer' } },
  429: retryAfter,
  503: retryAfter,
};

/**
 * Returns the response schemas of a route. Only the success response is compiled to a serialiser, because
 * compiling the error responses as well would slow down the start.
 */
export function responses<T>(
  description: string,
  success: Schema<T>,
  ...errorResponses: readonly ErrorResponses[]
) {
  const sentences: ErrorResponses = Object.assign({}, commonErrors, ...errorResponses);
  const refused = Object.entries(sentences).map(([status, sentence]) => [
    status,
    { ...ref('Error'), description: sentence, ...(headers[status] && { headers: headers[status] }) },
  ]);
  return { response: { 200: { ...success, description } }, errorResponses: Object.fromEntries(refused) };
}
