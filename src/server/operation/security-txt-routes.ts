import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';

const goodForMs = 90 * 24 * 60 * 60_000;

/** Whom to tell of a weakness (RFC 9116). While nobody is named there is no such file, which promises no answer. */
export function securityTxtRoutes(app: FastifyInstance, { config, now }: Backend): void {
  if (config.securityContacts.length === 0) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
    return [
      ...config.securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(now() + goodForMs).toISOString()}`,
      'Preferred-Languages: en',
      '',
    ].join('\n');
  });
}
