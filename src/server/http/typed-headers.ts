import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** Allows for 128 characters, each of which takes up to 12 bytes when percent-encoded. */
export const maxPasswordHeaderLength = 128 * 12;

/**
 * Returns the header's value, or an empty string if it is missing. Throws a 400 error if the header is too
 * long, or if it was sent twice, because Node would join the two values.
 */
export function singleHeader({ raw }: FastifyRequest, name: string, maxLength: number): string {
  const values = raw.headersDistinct[name.toLowerCase()] ?? [];
  if (values.length > 1) throw new HttpError(400, `The header "${name}" was sent more than once.`);
  const value = values[0] ?? '';
  if (value.length > maxLength) throw new HttpError(400, `The header "${name}" is too long.`);
  return value;
}

/** Returns the decoded password, '' if the header is missing, or undefined if it cannot be decoded. */
export function passwordHeader(request: FastifyRequest): string | undefined {
  const value = singleHeader(request, 'password', maxPasswordHeaderLength);
  try {
    return /^[ -~]*$/.test(value) ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}
