import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

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
