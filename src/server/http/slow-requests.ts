import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './headers.ts';
import { answerRaw, type RawAnswer, tooSlow } from './raw-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may take long, as long as data keeps arriving. */
    readonly isUpload?: boolean;
  }

  interface FastifyRequest {
    /** Whether an upload has identified its owner, by a token or by an application's id. */
    isNamed: boolean;
  }
}

/**
 * The limits of slow connections. Uploads need half a kilobyte a second: far below what the slowest phone manages, far
 * above what it costs to hold a connection. The system reports progress of a response only when a third of its buffer
 * is read, some twenty kilobytes, which takes a phone at a few hundred bytes a second more than a minute.
 */
export const defaultTimeouts = {
  /** Time for a small body to arrive. */
  bodyMs: 30_000,
  /** Minimum bytes of an upload per interval. */
  uploadMs: 60_000,
  uploadBytes: 32_768,
  /** Time and bytes within which an upload must identify its owner. */
  namingMs: 10_000,
  namingBytes: 16_384,
  /** How long the client may read nothing of a response. */
  answerMs: 120_000,
};

export type Timeouts = Readonly<typeof defaultTimeouts>;

const unnamed: RawAnswer = [400, 'Send "id" before the file, or log in.'];

/** Cuts off senders that only hold a connection. Node's request timeout must allow 50 MB over a poor network. */
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

/** An upload may take an hour, but until it identifies its owner it gets only a few seconds and bytes. */
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
    // Paused, so that nothing flows before the form is read.
    raw.pause().on('data', (chunk: Buffer) => {
      // Earlier chunks have been parsed by now.
      if (arrived > namingBytes) cut(unnamed);
      arrived += chunk.length;
    });

    function cut(answer: RawAnswer): void {
      if (!request.isNamed && !reply.sent) answerRaw(raw.socket, answer, headers);
    }
  });
}
