import type { Backend } from '../backend.ts';

export interface Office {
  readonly backend: Backend;
  readonly print: (line: string) => void;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: Options;
}

/** The options on the command line, with their values; undefined for an option without a value. */
export type Options = ReadonlyMap<string, string | undefined>;

export type Command = Described & (WithStore | WithoutStore);

interface Described {
  readonly name: string;
  /**
   * The arguments, shown in the help and used to validate the command line: `<student> --out <path> [--number 1]
   * [--again]`. Arguments in brackets are optional; an option without a placeholder takes no value.
   */
  readonly usage: string;
  /** What the command does, in one sentence. */
  readonly about: string;
  /** Further lines of --help: names of arguments with their meaning, and other sentences. */
  readonly details?: readonly (string | readonly [name: string, meaning: string])[];
  /** The arguments of the example in --help. */
  readonly example?: string;
}

interface WithStore {
  /** Whether the command creates missing tables, as restoring does. All other commands need an existing database. */
  readonly makesTables?: boolean;
  run(office: Office, arguments_: Arguments): Promise<void>;
}

/** A command that uses neither the database nor the file store, so it runs on any machine. */
interface WithoutStore {
  runAlone(print: Office['print'], arguments_: Arguments): Promise<void>;
}
