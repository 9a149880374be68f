import type { FastifyInstance } from 'fastify';
import { answerRaw, type RawAnswer, tooSlow } from './raw-answers.ts';
import type { Timeouts } from './timeouts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether an upload has said whose it is, by a token or by an application's id. */
    isNamed: boolean;
  }
}

const unnamed: RawAnswer = [400, 'Send "id" before the file, or log in.'];

/** An upload may take an hour, but not before it says whose it is: until then it has few seconds and few bytes. */
export function abortAnonymousUploads(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  { namingMs, namingBytes }: Timeouts,
): void {
  app.decorateRequest('isNamed', false);

  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request;
    if (!routeOptions.config?.isUpload) return;
    const timer = setTimeout(cut, namingMs, tooSlow);
    reply.raw.once('close', () => clearTimeout(timer));
    let arrived = 0;
    // Paused, so that nothing flows before the form is read.
    raw.pause().on('data', (chunk: Buffer) => {
      // What came with earlier chunks is read by now.
      if (arrived > namingBytes) cut(unnamed);
      arrived += chunk.length;
    });

    function cut(answer: RawAnswer): void {
      if (!request.isNamed && !reply.sent) answerRaw(raw.socket, answer, headers);
    }
  });
}
