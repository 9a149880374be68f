import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { pagesFolder } from './build-pages.ts';

/** The built pages on loopback, compressed as the portal's are. */
export async function servePages() {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: pagesFolder, preCompressed: true });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
}
