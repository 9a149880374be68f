import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { assertWritable } from '../database/transaction.ts';
import { isLive, isReady } from './schemas.ts';

const goodForMs = 90 * 24 * 60 * 60_000;

/** For operators: whether the process runs, and could store something; for others: whom to tell of a weakness. */
export function operationRoutes(app: FastifyInstance, { config, database, files, now }: Backend): void {
  app.get('/health/live', { schema: isLive }, async () => ({ status: 'ok' }));

  let looking: Promise<void> | undefined;

  app.get('/health/ready', { schema: isReady }, async () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    await looking;
    return { status: 'ok' };
  });

  /** Once for all who ask at the same time: anybody may, it writes, and an object store may cost money by the call. */
  async function look(): Promise<void> {
    await assertWritable(database);
    await files.probe();
  }

  // Whom to tell of a weakness (RFC 9116). While nobody is named there is no such file, which promises no answer.
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
