import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './headers.ts';
import { HttpError } from './http-error.ts';
import { answerRaw } from './raw-answers.ts';

/**
 * Requests that Node lets through although a proxy in front may read them differently (RFC 9112 §3.2 and §6.1),
 * and one that it would answer by itself, without our headers.
 */
export function refuseUnclearRequests(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { httpVersion, headersDistinct } = raw;
    const isOld = httpVersion === '1.0';
    const hosts = headersDistinct.host?.length ?? 0;
    const isClear = hosts === 1 || (isOld && hosts === 0);
    if (!isClear || (isOld && headersDistinct['transfer-encoding'])) {
      throw new HttpError(400, 'The request cannot be read.');
    }
    // No upgrade is supported, and Node loses what follows such a request.
    if (headersDistinct.upgrade) reply.raw.shouldKeepAlive = false;
  });
  app.server.on('checkExpectation', ({ socket }) =>
    answerRaw(socket, [417, 'This server meets no such expectation.'], headers),
  );
}
