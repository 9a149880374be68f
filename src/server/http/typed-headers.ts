import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** The longest password there is, each of its signs percent-encoded. */
export const maxPasswordHeaderLength = 128 * 12;

/** The value of a header with typed text; '' without it. A repeated header, which Node would join, is refused. */
export function singleHeader({ raw }: FastifyRequest, name: string, maxLength: number): string {
  const values = raw.headersDistinct[name.toLowerCase()] ?? [];
  if (values.length > 1) throw new HttpError(400, `The header "${name}" was sent more than once.`);
  const value = values[0] ?? '';
  if (value.length > maxLength) throw new HttpError(400, `The header "${name}" is too long.`);
  return value;
}

/** The percent-encoded password of a header; '' without one, undefined where it cannot be decoded. */
export function passwordHeader(request: FastifyRequest): string | undefined {
  const value = singleHeader(request, 'password', maxPasswordHeaderLength);
  try {
    return /^[ -~]*$/.test(value) ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}
