import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { assertWritable } from '../database/transaction.ts';
import { isLive, isReady } from './schemas.ts';

const goodForMs = 90 * 24 * 60 * 60_000;

export function operationRoutes(app: FastifyInstance, { config, database, files, now }: Backend): void {
  app.get('/health/live', { schema: isLive }, async () => ({ status: 'ok' }));

  let checking: Promise<void> | undefined;

  app.get('/health/ready', { schema: isReady }, async () => {
    checking ??= checkStores().finally(() => {
      checking = undefined;
    });
    await checking;
    return { status: 'ok' };
  });

  /**
   * Throws if the database or the file store cannot be written. Concurrent requests share one check, because
   * each check writes, and object stores may charge for each call.
   */
  async function checkStores(): Promise<void> {
    await assertWritable(database);
    await files.probe();
  }

  // Serves security.txt (RFC 9116) only if there is a contact, because it would be invalid without one.
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
