import type { FastifyInstance } from 'fastify';
import { answerRaw, tooSlow } from './raw-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body that may take long, as long as it keeps coming. */
    readonly isUpload?: boolean;
  }
}

export interface Patience {
  /** How long a small body may take to arrive. */
  readonly bodyMs: number;
  /** How many bytes of an upload have to come in how long. */
  readonly uploadMs: number;
  readonly uploadBytes: number;
}

/** Half a kilobyte a second: far below what the slowest phone manages, far above what it costs to hold a connection. */
const usualPatience: Patience = { bodyMs: 30_000, uploadMs: 60_000, uploadBytes: 32_768 };

/**
 * Cuts whoever sends so slowly that they only hold a connection. Node's own request timeout is one for all
 * requests, so it has to leave time for 50 MB over a poor network.
 */
export function cutSlowSenders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  { bodyMs, uploadMs, uploadBytes }: Patience = usualPatience,
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
