import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** The longest password there is, each of its signs percent-encoded. */
export const maxPasswordHeaderLength = 128 * 12;

/**
 * The value of a header that carries what somebody typed; '' without it. A header sent twice, which Node would join to
 * one value, is refused, as is a value longer than any answer. The value is never quoted.
 */
export function singleHeader({ raw }: FastifyRequest, name: string, maxLength: number): string {
  const values = raw.headersDistinct[name.toLowerCase()] ?? [];
  if (values.length > 1) throw new HttpError(400, `The header "${name}" was sent more than once.`);
  const value = values[0] ?? '';
  if (value.length > maxLength) throw new HttpError(400, `The header "${name}" is too long.`);
  return value;
}

/**
 * The password that a request carries in a header. Headers hold printable ASCII only and a password any sign, so
 * it travels percent-encoded; '' without one, undefined where it cannot be decoded.
 */
export function passwordHeader(request: FastifyRequest): string | undefined {
  const value = singleHeader(request, 'password', maxPasswordHeaderLength);
  try {
    return /^[ -~]*$/.test(value) ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}
