import type { FastifyInstance } from 'fastify';
import type { Backend } from './backend.ts';

const minute = 60_000;

/** Takes what has run out of the resets off the database, now and every minute: nobody has to come by for it. */
export async function sweepResets(
  app: FastifyInstance,
  { passwordResets, resetLookups }: Pick<Backend, 'passwordResets' | 'resetLookups'>,
): Promise<void> {
  const sweep = async () => {
    const [expired] = await Promise.all([passwordResets.sweep(), resetLookups.sweep()]);
    for (const message of expired) app.log.warn(message, 'a message was not sent in time');
  };
  await sweep();
  const sweeping = setInterval(() => {
    sweep().catch((err) => app.log.error({ err }, 'could not sweep the password resets'));
  }, minute);
  sweeping.unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
}
