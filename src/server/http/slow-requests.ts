import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './headers.ts';
import { answerRaw, type RawAnswer, tooSlow } from './raw-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if request bodies may arrive slowly, as long as data keeps arriving. */
    readonly isUpload?: boolean;
  }

  interface FastifyRequest {
    /** True once an upload has identified its sender, by a session token or an application's id. */
    isNamed: boolean;
  }
}

/** The limits that keep slow clients from occupying connections. */
export const defaultTimeouts = {
  bodyMs: 30_000,
  /**
   * Every `uploadMs` milliseconds, at least `uploadBytes` bytes of an upload must arrive. This is half a
   * kilobyte a second, so that nobody can cheaply hold many connections open. Even the slowest phone sends
   * far more.
   */
  uploadMs: 60_000,
  uploadBytes: 32_768,
  /** An upload must identify its sender within these limits. */
  namingMs: 10_000,
  namingBytes: 16_384,
  /**
   * A client that reads nothing of a response for this long is disconnected. The time is long, because the
   * operating system reports progress only every twenty kilobytes or so, and a slow phone needs more than a
   * minute to read that much.
   */
  answerMs: 120_000,
};

export type Timeouts = Readonly<typeof defaultTimeouts>;

const unnamed: RawAnswer = [400, 'Send "id" before the file, or log in.'];

/**
 * Aborts requests whose bodies arrive too slowly. Node's own request timeout is too long for most bodies,
 * because it must allow for uploads of 50 MB over a poor network.
 */
export function abortSlowRequests(
  app: FastifyInstance,
  headers: SecurityHeaders,
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

/**
 * Aborts uploads whose senders do not identify themselves early, because an upload may occupy a connection
 * for an hour.
 */
export function abortAnonymousUploads(
  app: FastifyInstance,
  headers: SecurityHeaders,
  { namingMs, namingBytes }: Timeouts,
): void {
  app.decorateRequest('isNamed', false);

  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request;
    if (!routeOptions.config?.isUpload) return;
    const timer = setTimeout(cut, namingMs, tooSlow);
    reply.raw.once('close', () => clearTimeout(timer));
    let arrived = 0;
    // Pauses the stream, because otherwise adding a 'data' listener would start it before the multipart form
    // is read.
    raw.pause().on('data', (chunk: Buffer) => {
      // Counts only earlier chunks, which the parser has already searched for the application's id.
      if (arrived > namingBytes) cut(unnamed);
      arrived += chunk.length;
    });

    function cut(answer: RawAnswer): void {
      if (!request.isNamed && !reply.sent) answerRaw(raw.socket, answer, headers);
    }
  });
}
