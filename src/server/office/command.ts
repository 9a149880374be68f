import type { Backend } from '../backend.ts';

export interface Office {
  readonly backend: Backend;
  readonly print: (line: string) => void;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: Options;
}

/** The given options, with their values if they take one. */
export type Options = ReadonlyMap<string, string | undefined>;

/** A command of the office's command line. */
export type Command = Described & (WithStore | WithoutStore);

interface Described {
  readonly name: string;
  /**
   * The arguments, for readers and for validation: `<student> --out <path> [--number 1] [--again]`. Brackets mark
   * optional ones; an option without a placeholder takes no value.
   */
  readonly usage: string;
  /** One sentence. */
  readonly about: string;
  /** For --help: the meaning of each option, and other sentences. */
  readonly details?: readonly (string | readonly [name: string, meaning: string])[];
  /** The arguments of the example in --help. */
  readonly example?: string;
}

interface WithStore {
  /** Whether it creates missing tables, as restoring does; all other commands need an existing database. */
  readonly makesTables?: boolean;
  run(office: Office, arguments_: Arguments): Promise<void>;
}

/** Runs on any machine, with or without a server's stores. */
interface WithoutStore {
  runAlone(print: Office['print'], arguments_: Arguments): Promise<void>;
}
