import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { assertWritable } from '../database/transaction.ts';

/** For operators: whether the process runs, and whether it could store something right now. */
export function healthRoutes(app: FastifyInstance, { database, files }: Backend): void {
  app.get('/health/live', async () => ({ status: 'ok' }));

  app.get('/health/ready', async () => {
    await assertWritable(database);
    await files.probe();
    return { status: 'ok' };
  });
}
