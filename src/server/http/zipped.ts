import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);
/** Bytes that fit into one packet arrive no sooner when compressed. */
const worthIt = 1400;

/**
 * Compresses long responses, in a route's `onSend`. Only for responses without a secret, whose length would reveal it
 * (BREACH). No cache stores API responses, so no `vary` is needed.
 */
export async function zipped(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isLong = typeof payload === 'string' && payload.length >= worthIt;
  if (!isLong || !takesGzip(request.headers['accept-encoding'])) return payload;
  reply.header('content-encoding', 'gzip');
  return zip(payload);
}

function takesGzip(accepted: string | string[] = ''): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(accepted));
}
