import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/**
 * The maximum number of concurrent requests on one connection. Browsers and proxies never reach it, because
 * they wait for a response before they send the next request.
 */
const maxRequestsPerConnection = 10;

/** The server itself keeps about this many files open, mainly for its database. */
const ownDescriptors = 40;

/**
 * Disconnects clients that do not read responses. Closes idle connections when the system's limit of open
 * files is reached. Answers requests beyond the capacity with 503. During shutdown, closes each connection
 * after its last response, because clients could otherwise delay the shutdown by more than a minute.
 */
export function limitConnections(app: FastifyInstance): void {
  const limit = descriptorLimit();
  // A connection needs one file descriptor. A request needs up to two more: for the file being transferred
  // and for the object store. At most half of the connections may have a request (`maxActiveRequests`), so a
  // connection needs two descriptors on average.
  const maxConnections = Math.max(2, Math.floor((limit - ownDescriptors) / 2));
  const maxActiveRequests = Math.floor(maxConnections / 2);
  const connections = countConnections();
  let isLogged = false;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  function warnOnce(): void {
    if (isLogged) return;
    isLogged = true;
    app.log.warn(
      `The system lets this process have ${limit} files and connections open, so ${maxConnections} connections are all that it takes. Raise the limit (ulimit -n).`,
    );
  }

  app.server.on('connection', (socket: Socket) => {
    // Reads the address now, so that Node caches it. After the client has disconnected, Node can no longer
    // read it.
    void socket.remoteAddress;
    connections.note(socket, 0);
    if (connections.open() <= maxConnections) return;
    warnOnce();
    connections.closeIdle();
  });

  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const requests = (connections.requestsOn(socket) ?? 0) + 1;
    connections.note(socket, requests);
    reply.raw.once('close', () => {
      const before = connections.requestsOn(socket);
      if (before !== undefined) connections.note(socket, before - 1);
      if (isClosing) app.server.closeIdleConnections();
    });
    if (requests > maxRequestsPerConnection) {
      socket.destroy();
      return reply.hijack();
    }
    reply.raw.on('timeout', () => {
      // Disconnects only a client that leaves data unread. Otherwise the response is still being prepared, or
      // the request is still arriving.
      if (socket.writableLength > 0) socket.destroy();
    });
    if (connections.activeRequests() <= maxActiveRequests) return;
    warnOnce();
    throw new HttpError(503, 'The portal is very busy right now. Try again.', 5);
  });
}

function countConnections() {
  const requestsOn = new Map<Socket, number>();
  const idle = new Set<Socket>();
  let activeRequests = 0;

  function forget(socket: Socket): void {
    activeRequests -= requestsOn.get(socket) ?? 0;
    requestsOn.delete(socket);
    idle.delete(socket);
  }

  return {
    open: () => requestsOn.size,
    requestsOn: (socket: Socket) => requestsOn.get(socket),
    activeRequests: () => activeRequests,

    note(socket: Socket, requests: number): void {
      if (!requestsOn.has(socket)) socket.once('close', () => forget(socket));
      activeRequests += requests - (requestsOn.get(socket) ?? 0);
      requestsOn.set(socket, requests);
      idle.delete(socket);
      if (requests === 0) idle.add(socket);
    },

    closeIdle(): void {
      const [longestIdle] = idle;
      if (!longestIdle) return;
      forget(longestIdle);
      longestIdle.destroy();
    },
  };
}

function descriptorLimit(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isInteger(soft) ? soft : Number.POSITIVE_INFINITY;
}
