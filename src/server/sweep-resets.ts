import type { FastifyInstance } from 'fastify';
import type { Backend } from './backend.ts';

const minute = 60_000;

/** Takes codes that have run out off the database, now and every minute: nobody has to come by for it. */
export async function sweepResets(
  app: FastifyInstance,
  { passwordResets }: Pick<Backend, 'passwordResets'>,
): Promise<void> {
  await passwordResets.sweep();
  const sweeping = setInterval(() => {
    passwordResets.sweep().catch((err) => app.log.error({ err }, 'could not sweep the reset codes'));
  }, minute);
  sweeping.unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
}
