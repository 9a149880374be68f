import type { FastifyInstance } from 'fastify';
import type { SecurityHeaders } from './headers.ts';
import { answerRaw, type RawAnswer, tooSlow } from './raw-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the request's body may take long to arrive, as long as data keeps arriving. */
    readonly isUpload?: boolean;
  }

  interface FastifyRequest {
    /** Whether the sender of an upload is known, by a session token or by an application's id. */
    isNamed: boolean;
  }
}

/**
 * Limits for slow connections. An upload must deliver at least half a kilobyte a second: far less than the slowest
 * phone manages, and still too much for an attacker to hold many connections open. `answerMs` is long because the
 * operating system reports that a response was read only after a third of its send buffer, some twenty kilobytes, for
 * which a phone that reads a few hundred bytes a second needs more than a minute.
 */
export const defaultTimeouts = {
  /** Milliseconds for a body other than an upload to arrive. */
  bodyMs: 30_000,
  /** Minimum bytes of an upload that must arrive in each interval of `uploadMs` milliseconds. */
  uploadMs: 60_000,
  uploadBytes: 32_768,
  /** Milliseconds and bytes within which an upload must identify its sender. */
  namingMs: 10_000,
  namingBytes: 16_384,
  /** Milliseconds for which a client may read nothing of a response. */
  answerMs: 120_000,
};

export type Timeouts = Readonly<typeof defaultTimeouts>;

const unnamed: RawAnswer = [400, 'Send "id" before the file, or log in.'];

/**
 * Disconnects clients that send a body too slowly. Node's own request timeout cannot do this, because it must allow for
 * 50 MB over a poor network.
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
 * Disconnects uploads that do not identify their sender within a few seconds and bytes. Identified uploads may take an
 * hour.
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
    // Pauses the body again, since a 'data' listener would start its flow before the multipart form is read.
    raw.pause().on('data', (chunk: Buffer) => {
      // Checks the bytes of earlier chunks only: the parser has processed those chunks, so an id in them is known by
      // now.
      if (arrived > namingBytes) cut(unnamed);
      arrived += chunk.length;
    });

    function cut(answer: RawAnswer): void {
      if (!request.isNamed && !reply.sent) answerRaw(raw.socket, answer, headers);
    }
  });
}
