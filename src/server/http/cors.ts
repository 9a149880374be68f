import type { FastifyInstance } from 'fastify';

/** Closed, but for the origins that the configuration names one by one. */
export function allowOrigins(api: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  api.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-allow-headers': 'authorization, content-type, phone, code, newPassword, password',
      'access-control-max-age': '600',
    });
    return reply.code(204).send();
  });
}
