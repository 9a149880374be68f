import type { ParseArgsOptionsConfig } from 'node:util';
import type { Backend } from '../backend.ts';

export interface Office {
  readonly backend: Backend;
  /** Prints a line. */
  readonly print: (line: string) => void;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: { readonly [option: string]: string | boolean | undefined };
}

/** One thing that the lender's office does on the command line. */
export type Command = Described & (WithStore | WithoutStore);

interface Described {
  readonly name: string;
  /** What follows the name: `<student> --amount 1000`. */
  readonly usage: string;
  /** One sentence. */
  readonly about: string;
  /** For --help: what each option means, other sentences, and an example. */
  readonly details?: readonly (string | readonly [name: string, meaning: string])[];
  /** How many arguments without a name it takes. */
  readonly positionals: number;
  readonly options?: ParseArgsOptionsConfig;
  /** The required options. */
  readonly required?: readonly string[];
}

interface WithStore {
  /** Whether it makes the tables where there are none, as restoring does; all others want a server's store. */
  readonly makesTables?: boolean;
  run(office: Office, arguments_: Arguments): Promise<void>;
}

/** On whatever machine, with a server's store or without. */
interface WithoutStore {
  runAlone(print: Office['print'], arguments_: Arguments): Promise<void>;
}

/** The value of an option that takes one; undefined when it was not given. */
export function optionValue({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The value of one of the options that the command requires. */
export function requiredOption(arguments_: Arguments, name: string): string {
  const value = optionValue(arguments_, name);
  if (value === undefined) throw new Error(`The command does not require --${name}.`);
  return value;
}
