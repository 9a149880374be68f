import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** The longest allowed password with every character percent-encoded. */
export const maxPasswordHeaderLength = 128 * 12;

/** A header with typed text; empty if missing. A repeated header, which Node would join, is refused. */
export function singleHeader({ raw }: FastifyRequest, name: string, maxLength: number): string {
  const values = raw.headersDistinct[name.toLowerCase()] ?? [];
  if (values.length > 1) throw new HttpError(400, `The header "${name}" was sent more than once.`);
  const value = values[0] ?? '';
  if (value.length > maxLength) throw new HttpError(400, `The header "${name}" is too long.`);
  return value;
}

/** The percent-encoded password of a header; empty if missing, undefined if it cannot be decoded. */
export function passwordHeader(request: FastifyRequest): string | undefined {
  const value = singleHeader(request, 'password', maxPasswordHeaderLength);
  try {
    return /^[ -~]*$/.test(value) ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}
