import type { FastifyInstance } from 'fastify';

/** Does some work now, and then again and again until the server closes; what fails is tried the next time. */
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
