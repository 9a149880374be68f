import type { Config } from '../config.ts';
import type { ClaimedMessage } from './messages-repository.ts';
import type { Transport } from './transport.ts';
import { whatsAppTransport } from './whatsapp/whatsapp-transport.ts';

/** A demo sends nothing to a phone: its students' numbers are made up. Undefined: messages wait in the outbox. */
export function chooseTransport(
  { demo, whatsapp }: Pick<Config, 'demo' | 'whatsapp'>,
  print: (line: string) => void,
): Transport | undefined {
  if (demo) return consoleTransport(print);
  return whatsapp && whatsAppTransport(whatsapp);
}

/** Demo mode has no WhatsApp: whoever tries the portal out reads the code where the server was started. */
function consoleTransport(print: (line: string) => void): Transport {
  return async (message) => {
    print(`WhatsApp message to ${message.phone}: ${wordsOf(message)}`);
    return { result: 'sent', reference: null };
  };
}

function wordsOf({ kind, parameters }: ClaimedMessage): string {
  if (kind === 'reset-code') return `your code is ${parameters.code}`;
  if (kind === 'pay-invoice-reminder') return 'remember to pay your invoice';
  return 'the phone number of your account was changed; if that was not you, use Forgot Password with this number within seven days';
}
