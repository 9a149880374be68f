import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** Requests that one connection may have under way. Browsers and proxies send the next one after the answer. */
const mostRequests = 10;

/** Files that the server has open for itself, its database above all. */
const ownDescriptors = 40;

/**
 * Bounds what connections cost. Who asks and does not read is cut: each answer holds a file and memory until it is
 * taken. Where the system lets few files and connections be open, a new connection takes the place of the one that has
 * been idle for longest, and a request beyond what there is room for is told to come later. While the app closes, a
 * connection goes with its last answer: a client would keep it, and hold up the end, for more than a minute.
 */
export function limitConnections(app: FastifyInstance): void {
  const limit = descriptorLimit();
  // A request may need two more: for the file that comes or goes, and for the object store.
  const mostConnections = Math.max(2, Math.floor((limit - ownDescriptors) / 2));
  const mostUnderWay = Math.floor(mostConnections / 2);
  const connections = countConnections();
  let isTold = false;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  function tellOnce(): void {
    if (isTold) return;
    isTold = true;
    app.log.warn(
      `The system lets this process have ${limit} files and connections open, so ${mostConnections} connections are all that it takes. Raise the limit (ulimit -n).`,
    );
  }

  app.server.on('connection', (socket: Socket) => {
    // Read now, so that Node still knows the address after the client has gone.
    void socket.remoteAddress;
    connections.note(socket, 0);
    if (connections.open() <= mostConnections) return;
    tellOnce();
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
    if (requests > mostRequests) {
      socket.destroy();
      return reply.hijack();
    }
    // Node emits this for a connection on which nothing moved for `connectionTimeout`.
    reply.raw.on('timeout', () => {
      // Otherwise the answer is still being made, or the request is still arriving.
      if (socket.writableLength > 0) socket.destroy();
    });
    if (connections.underWay() <= mostUnderWay) return;
    tellOnce();
    throw new HttpError(503, 'The portal is very busy just now. Try again.', 5);
  });
}

function countConnections() {
  const requestsOn = new Map<Socket, number>();
  /** In the order in which they became idle. */
  const idle = new Set<Socket>();
  /** Requests on all connections together. */
  let underWay = 0;

  function forget(socket: Socket): void {
    underWay -= requestsOn.get(socket) ?? 0;
    requestsOn.delete(socket);
    idle.delete(socket);
  }

  return {
    open: () => requestsOn.size,
    requestsOn: (socket: Socket) => requestsOn.get(socket),
    underWay: () => underWay,

    note(socket: Socket, requests: number): void {
      if (!requestsOn.has(socket)) socket.once('close', () => forget(socket));
      underWay += requests - (requestsOn.get(socket) ?? 0);
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

/** How many files and connections the system lets this process have open, where it tells. */
function descriptorLimit(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isInteger(soft) ? soft : Number.POSITIVE_INFINITY;
}
