import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { assertWritable } from '../database/transaction.ts';
import { isLive, isReady } from '../schemas/operation.ts';

/** For operators: whether the process runs, and whether it could store something right now. */
export function healthRoutes(app: FastifyInstance, { database, files }: Backend): void {
  app.get('/health/live', { schema: isLive }, async () => ({ status: 'ok' }));

  app.get('/health/ready', { schema: isReady }, async () => {
    await assertWritable(database);
    await files.probe();
    return { status: 'ok' };
  });
}
