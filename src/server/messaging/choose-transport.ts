import type { Config } from '../config.ts';
import type { ClaimedMessage } from './messages-repository.ts';
import type { Transport } from './transport.ts';
import { whatsAppTransport } from './whatsapp/whatsapp-transport.ts';

/**
 * Returns the transport that sends messages, or undefined if none is configured. Messages then wait in the
 * message queue. A demo only prints messages, because its students' phone numbers are fictional.
 */
export function chooseTransport(
  { demo, whatsapp }: Pick<Config, 'demo' | 'whatsapp'>,
  print: (line: string) => void,
): Transport | undefined {
  if (!demo) return whatsapp && whatsAppTransport(whatsapp);
  return async (message) => {
    print(`WhatsApp message to ${message.phone}: ${messageText(message)}`);
    return { result: 'sent', reference: null };
  };
}

function messageText({ kind, parameters }: ClaimedMessage): string {
  if (kind === 'reset-code') return `your code is ${parameters.code}`;
  if (kind === 'pay-invoice-reminder') return 'remember to pay your invoice';
  return 'the phone number of your account was changed; if that was not you, use Forgot Password with this number within seven days';
}
