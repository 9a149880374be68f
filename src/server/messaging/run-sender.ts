import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend.ts';
import { createSender, type Sender } from './sender.ts';

/**
 * Sends messages while the server runs. Closing, it takes no more at once and lets what is under way end beside
 * the last requests, so that both fit into the ten seconds of a stop.
 */
export function runSender(app: FastifyInstance, backend: Backend): Sender {
  const sender = createSender({ ...backend, log: app.log });
  app.addHook('onReady', async () => sender.start());
  app.addHook('preClose', async () => void sender.stop());
  app.addHook('onClose', () => sender.stop());
  return sender;
}
