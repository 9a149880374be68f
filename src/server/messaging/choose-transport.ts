import type { Config } from '../config.ts';
import { consoleTransport } from './console-transport.ts';
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
