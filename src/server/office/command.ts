import type { Backend } from '../backend.ts';

export interface Office {
  readonly backend: Backend;
  /** Prints a line. */
  readonly print: (line: string) => void;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: Options;
}

/** Those that were given, with what follows those that take a value. */
export type Options = ReadonlyMap<string, string | undefined>;

/** One thing that the lender's office does on the command line. */
export type Command = Described & (WithStore | WithoutStore);

interface Described {
  readonly name: string;
  /**
   * What follows the name, as people read it and as it is checked: `<student> --out <path> [--number 1] [--again]`.
   * What is in brackets may be left out; an option that nothing follows takes no value.
   */
  readonly usage: string;
  /** One sentence. */
  readonly about: string;
  /** For --help: what each option means, and other sentences. */
  readonly details?: readonly (string | readonly [name: string, meaning: string])[];
  /** What follows the name in the example of --help. */
  readonly example?: string;
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
