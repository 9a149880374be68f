import type { FastifyInstance } from 'fastify';
import { readDescription } from '../operation/schemas.ts';

/** What these calls are, for whoever writes a client. The routes do not change while the server runs. */
export function descriptionRoutes(api: FastifyInstance): void {
  let description: string | undefined;
  api.get('/openapi.json', { schema: readDescription }, (_request, reply) => {
    description ??= JSON.stringify(api.swagger());
    return reply.type('application/json; charset=utf-8').send(description);
  });
}
