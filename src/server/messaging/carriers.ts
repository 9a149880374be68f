import type { Config } from '../config.ts';
import type { Carrier } from './carrier.ts';
import { printingCarrier } from './printing-carrier.ts';
import { whatsAppCarrier } from './whatsapp.ts';

/** A demo sends nothing to a phone: its students' numbers are made up. Undefined: messages wait in the outbox. */
export function chooseCarrier(
  { demo, whatsapp }: Pick<Config, 'demo' | 'whatsapp'>,
  print: (line: string) => void,
): Carrier | undefined {
  if (demo) return printingCarrier(print);
  return whatsapp && whatsAppCarrier(whatsapp);
}
