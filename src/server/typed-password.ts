import type { FastifyRequest } from 'fastify';
import { oneHeader } from './one-header.ts';

/** The longest password there is, each of its signs percent-encoded. */
export const longestPasswordHeader = 128 * 9;

/**
 * The password that a request carries in a header. Headers hold printable ASCII only and a password any sign, so
 * it travels percent-encoded; '' without one, undefined where it cannot be decoded.
 */
export function typedPassword(request: FastifyRequest): string | undefined {
  const value = oneHeader(request, 'password', longestPasswordHeader);
  try {
    return /^[ -~]*$/.test(value) ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}
