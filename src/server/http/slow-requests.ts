import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './headers.ts';
import { answerRaw, type RawAnswer, tooSlow } from './raw-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may take long, as long as it keeps coming. */
    readonly isUpload?: boolean;
  }

  interface FastifyRequest {
    /** Whether an upload has said whose it is, by a token or by an application's id. */
    isNamed: boolean;
  }
}

/**
 * The limits of slow connections. Half a kilobyte a second of an upload: far below what the slowest phone manages, far
 * above what it costs to hold a connection. Of an answer the system tells only when a third of what it holds of it is
 * taken, some twenty kilobytes, which takes a phone with a few hundred bytes a second more than a minute.
 */
export const defaultTimeouts = {
  /** How long a small body may take to arrive. */
  bodyMs: 30_000,
  /** How many bytes of an upload have to come in how long. */
  uploadMs: 60_000,
  uploadBytes: 32_768,
  /** How soon an upload has to say whose it is, and within how many bytes. */
  namingMs: 10_000,
  namingBytes: 16_384,
  /** How long the client may take nothing of an answer. */
  answerMs: 120_000,
};

export type Timeouts = Readonly<typeof defaultTimeouts>;

const unnamed: RawAnswer = [400, 'Send "id" before the file, or log in.'];

/** Cuts senders that only hold a connection. Node's request timeout must leave time for 50 MB over a poor network. */
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

/** An upload may take an hour, but not before it says whose it is: until then it has few seconds and few bytes. */
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
      // What came with earlier chunks is read by now.
      if (arrived > namingBytes) cut(unnamed);
      arrived += chunk.length;
    });

    function cut(answer: RawAnswer): void {
      if (!request.isNamed && !reply.sent) answerRaw(raw.socket, answer, headers);
    }
  });
}
