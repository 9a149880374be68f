import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ErrorResponse } from '#contract/errors.ts';
import type { SecurityHeaders } from './headers.ts';
import { HttpError } from './http-error.ts';

export type RawAnswer = readonly [status: number, error: string];

/** In this private property of a socket, Node keeps the response that it is sending. */
interface Answering {
  readonly _httpMessage?: ServerResponse | null;
}

export function answerRaw(socket: Socket & Answering, [status, error]: RawAnswer, headers: SecurityHeaders) {
  if (socket.destroyed || !socket.writable) return;
  if (socket._httpMessage?.headersSent) return void socket.destroy();
  const body = JSON.stringify({ error } satisfies ErrorResponse);
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}

export const tooSlow: RawAnswer = [408, 'The request came too slowly. Try again.'];

/**
 * Returns a handler for requests that Node cannot parse. It does not log them, because they may contain
 * personal data.
 */
export function refuseUnreadable(headers: SecurityHeaders) {
  return (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET') return;
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answerRaw(socket, tooSlow, headers);
    else if (error.code === 'HPE_HEADER_OVERFLOW')
      answerRaw(socket, [431, 'The headers of the request are too long.'], headers);
    else answerRaw(socket, [400, 'The request cannot be read.'], headers);
  };
}

/**
 * Rejects requests that a proxy may interpret differently from this server (RFC 9112 §3.2, §6.1), and
 * requests that Node would answer without the security headers.
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
    // Closes the connection after the response, because Node loses the data that follows a request with an
    // Upgrade header.
    if (headersDistinct.upgrade) reply.raw.shouldKeepAlive = false;
  });
  app.server.on('checkExpectation', ({ socket }) =>
    answerRaw(socket, [417, 'This server meets no such expectation.'], headers),
  );
}
