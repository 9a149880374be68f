import type { FastifyBaseLogger } from 'fastify';
import type { createMessages, Message } from './repositories/messages.ts';

/** How a message leaves: it waits in the outbox table, and the log says so without phone or code. */
export async function sendMessage(
  message: Message,
  outbox: ReturnType<typeof createMessages>,
  log: FastifyBaseLogger,
): Promise<void> {
  const added = await outbox.enqueueOnce(message);
  if (added) log.info({ kind: message.kind }, 'a message is waiting in the outbox');
}
