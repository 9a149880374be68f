import type { FastifyBaseLogger } from 'fastify';
import type { Message, Messages, WaitingMessage } from './repositories/messages.ts';
import type { createPasswordResets } from './repositories/password-resets.ts';

/**
 * What carries a message to a phone; it throws when it could not. Without one, messages wait in the outbox
 * table for whoever reads them there.
 */
export type Carrier = (message: WaitingMessage) => Promise<void>;

/** Demo mode has no WhatsApp: whoever tries the portal out reads the code where the server was started. */
export function printingCarrier(print: (line: string) => void): Carrier {
  return async ({ kind, phone, parameters }) => {
    if (kind !== 'reset-code')
      throw new Error(`There are no words to print for a message of the kind "${kind}".`);
    print(`WhatsApp message to ${phone}: your code is ${parameters.code}`);
  };
}

/** How a message leaves: it waits in the outbox table, and the log says so without phone or code. */
export async function sendMessage(message: Message, outbox: Messages, log: FastifyBaseLogger): Promise<void> {
  const added = await outbox.enqueueOnce(message);
  if (added) announce(message, log);
}

interface CodeNeeds {
  readonly passwordResets: ReturnType<typeof createPasswordResets>;
  readonly messages: Messages;
  readonly carrier: Carrier | undefined;
}

/** Sends a fresh code to a phone, if one may be sent. Who asks is never told whether it was. */
export async function sendResetCode(phone: string, needs: CodeNeeds, log: FastifyBaseLogger): Promise<void> {
  const message = await needs.passwordResets.issue(phone);
  if (!message) return;
  announce(message, log);
  if (!needs.carrier) return;
  await needs.carrier(message);
  await needs.messages.sent(message.id);
}

function announce({ kind }: Message, log: FastifyBaseLogger): void {
  log.info({ kind }, 'a message is waiting in the outbox');
}
