import type { FastifyRequest } from 'fastify';
import { singleHeader } from '../http/single-header.ts';

/** The longest password there is, each of its signs percent-encoded. */
export const maxPasswordHeaderLength = 128 * 9;

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
