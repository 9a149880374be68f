import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that one connection may have under way. Browsers and proxies send the next one after the answer. */
const mostAtOnce = 10;

/**
 * Cuts whoever asks and does not read: each answer holds a file and memory until it is taken. Node tells of a
 * connection on which nothing moved for as long as `connectionTimeout` says.
 */
export function cutUnreadAnswers(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>();

  function count(socket: Socket, more: 1 | -1): number {
    const requests = (underWay.get(socket) ?? 0) + more;
    underWay.set(socket, requests);
    return requests;
  }

  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    reply.raw.once('close', () => count(socket, -1));
    if (count(socket, 1) > mostAtOnce) {
      socket.destroy();
      return reply.hijack();
    }
    reply.raw.on('timeout', () => {
      // Otherwise the answer is still being made, or the request still comes.
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
