import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import { HttpError } from '../http/http-error.ts';
import { limitKeysOf } from './client-address.ts';

/**
 * Calls whose answer tells whether a phone has an account ask here first (submissions are counted on their own):
 * each client may name few phones. One that it has named before is admitted.
 */
export async function rateLimitPhone(phone: string, { ip }: FastifyRequest, { resetLookups }: Backend) {
  const wait = await resetLookups.admit(limitKeysOf(ip), phone);
  if (wait === 0) return;
  throw new HttpError(429, 'Too many phone numbers. Try again later.', Math.ceil(wait / 1000));
}
