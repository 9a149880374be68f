import type { FastifyInstance } from 'fastify';
import type { Backend } from './backend.ts';
import { repeat } from './repeat.ts';

const minute = 60_000;

/** Takes what has run out of the resets off the database, every minute: nobody has to come by for it. */
export function sweepResets(
  app: FastifyInstance,
  { passwordResets, resetLookups }: Pick<Backend, 'passwordResets' | 'resetLookups'>,
): Promise<void> {
  const sweep = async () => {
    const [expired] = await Promise.all([passwordResets.sweep(), resetLookups.sweep()]);
    for (const message of expired) app.log.warn(message, 'a message was not sent in time');
  };
  return repeat(app, minute, sweep, 'could not sweep the password resets');
}
