import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { assertWritable } from '../database/transaction.ts';
import { isLive, isReady } from './schemas.ts';

/** For operators: whether the process runs, and whether it could store something right now. */
export function healthRoutes(app: FastifyInstance, { database, files }: Backend): void {
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
}
