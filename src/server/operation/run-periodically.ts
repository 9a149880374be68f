import type { FastifyInstance } from 'fastify';

/** Runs the work now and then periodically until the server closes. A failed run is logged. */
export async function runPeriodically(
  app: FastifyInstance,
  everyMs: number,
  work: () => Promise<unknown>,
  complaint: string,
): Promise<void> {
  await work();
  const repeating = setInterval(() => {
    work().catch((err) => app.log.error({ err }, complaint));
  }, everyMs);
  repeating.unref();
  app.addHook('onClose', async () => clearInterval(repeating));
}
