import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * The maximum number of bytes that are read and dropped. It is twice the limit for JSON bodies, so that the
 * connection survives a body that is only slightly too large.
 */
const maxDrainedBytes = 2 * 1024 ** 2;
const longestMs = 2_000;
const partingMs = 500;

/**
 * After an error response, reads and drops the rest of the request body. A client that is cut off before its
 * whole body has arrived would not get the response.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // Keeps the connection open, although Fastify closes it after some errors. Only a server that is shutting
    // down closes connections after a response.
    if (app.server.listening && reply.raw.shouldKeepAlive) reply.removeHeader('connection');
    if (request.raw.complete === false && reply.statusCode >= 400) drain(request.raw, reply.raw);
  });
}

function drain(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const atLast = setTimeout(() => socket.destroy(), longestMs);
  let dropped = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped <= maxDrainedBytes) return;
    request.pause();
    whenSent(response, () => {
      socket.end();
      setTimeout(() => socket.destroy(), partingMs).unref();
    });
  });
  request.on('error', () => {});
  const isOver = () => {
    clearTimeout(atLast);
    socket.off('close', isOver);
  };
  request.once('end', isOver);
  socket.once('close', isOver);
  request.resume();
}

function whenSent(response: ServerResponse, then: () => void): void {
  if (response.writableFinished) then();
  else response.once('finish', then);
}
