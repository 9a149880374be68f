import type { FastifyInstance } from 'fastify';

/** Runs `work` at once and every `everyMs`. Throws if the first run fails, and logs later failures. */
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
