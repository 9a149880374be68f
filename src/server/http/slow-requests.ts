import type { FastifyInstance } from 'fastify';
import { answerRaw, tooSlow } from './raw-answers.ts';
import type { Timeouts } from './timeouts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may take long, as long as it keeps coming. */
    readonly isUpload?: boolean;
  }
}

/**
 * Cuts whoever sends so slowly that they only hold a connection. Node's own request timeout is one for all
 * requests, so it has to leave time for 50 MB over a poor network.
 */
export function abortSlowRequests(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  { bodyMs, uploadMs, uploadBytes }: Timeouts,
): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.headers['content-length'] === undefined && !raw.headers['transfer-encoding']) return;
    const { isUpload = false } = routeOptions.config ?? {};
    const { socket } = raw;
    let before = socket.bytesRead;
    const timer = setInterval(check, isUpload ? uploadMs : bodyMs);
    reply.raw.once('close', () => clearInterval(timer));

    function check(): void {
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (raw.complete) clearInterval(timer);
      if (raw.complete || (isUpload && arrived >= uploadBytes)) return;
      clearInterval(timer);
      if (reply.raw.headersSent) socket.destroy();
      else answerRaw(socket, tooSlow, headers);
    }
  });
}
