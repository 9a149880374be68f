import type { ParseArgsOptionsConfig } from 'node:util';
import type { Backend } from '../backend.ts';

/** What a command may use. */
export interface Office {
  readonly backend: Backend;
  /** A line for the person who called it. */
  readonly print: (line: string) => void;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: { readonly [option: string]: string | boolean | undefined };
}

/** One thing that the lender's office does on the command line. */
export interface Command {
  readonly name: string;
  /** What follows the name: `<id> --amount 1000`. */
  readonly usage: string;
  /** One sentence. */
  readonly about: string;
  /** What each option means, and an example: shown by --help. */
  readonly details?: readonly string[];
  /** How many arguments without a name it takes. */
  readonly positionals: number;
  readonly options?: ParseArgsOptionsConfig;
  run(office: Office, arguments_: Arguments): Promise<void>;
}
