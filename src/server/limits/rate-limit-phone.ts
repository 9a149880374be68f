import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { limitKeysOf } from './client-address.ts';

/**
 * Throws a 429 error if the client has tried too many phone numbers. Routes call this if their response
 * reveals whether a number has an account.
 */
export async function rateLimitPhone(phone: string, { ip }: FastifyRequest, { resetLookups }: Backend) {
  const wait = await resetLookups.admit(limitKeysOf(ip), phone);
  if (wait === 0) return;
  throw new HttpError(
    429,
    'Too many phone numbers from your network. Try again later.',
    Math.ceil(wait / 1000),
  );
}
