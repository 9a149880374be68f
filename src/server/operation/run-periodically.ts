import type { FastifyInstance } from 'fastify';

/** Throws if the first run fails; later failures are only logged. */
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
