import type { Config } from '../config.ts';
import type { Carrier } from './carrier.ts';
import { printingCarrier } from './printing-carrier.ts';

/** Undefined: messages wait in the outbox. */
export function chooseCarrier(
  { demo }: Pick<Config, 'demo'>,
  print: (line: string) => void,
): Carrier | undefined {
  return demo ? printingCarrier(print) : undefined;
}
