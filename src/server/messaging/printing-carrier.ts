import type { ClaimedMessage } from '../repositories/outbox.ts';
import type { Carrier } from './carrier.ts';

/** Demo mode has no WhatsApp: whoever tries the portal out reads the code where the server was started. */
export function printingCarrier(print: (line: string) => void): Carrier {
  return async (message) => {
    print(`WhatsApp message to ${message.phone}: ${wordsOf(message)}`);
    return { result: 'sent', reference: null };
  };
}

function wordsOf({ kind, parameters }: ClaimedMessage): string {
  return kind === 'reset-code' ? `your code is ${parameters.code}` : 'remember to pay your invoice';
}
