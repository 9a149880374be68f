import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);
/**
 * The minimum length of a compressed response. Shorter responses fit into one network packet, so compression
 * would not make them faster.
 */
const minLength = 1400;

/**
 * Compresses a long response if the client accepts gzip. Must not be used for responses that contain a
 * secret, which the compressed length could reveal (BREACH). Does not set `Vary`, because no cache stores API
 * responses, and pages set the header themselves.
 */
export async function zipped(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isLong = typeof payload === 'string' && payload.length >= minLength;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!isLong || !/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)) return payload;
  reply.header('content-encoding', 'gzip');
  return zip(payload);
}
