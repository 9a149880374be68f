import type { Backend } from '../backend.ts';

export interface Office {
  readonly backend: Backend;
  readonly print: (line: string) => void;
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: Options;
}

export type Options = ReadonlyMap<string, string | undefined>;

export type Command = Described & (WithStore | WithoutStore);

interface Described {
  readonly name: string;
  /**
   * The arguments, for example `<student> --out <path> [--number 1] [--again]`. Arguments in brackets are
   * optional, and an option without a placeholder takes no value.
   */
  readonly usage: string;
  readonly about: string;
  readonly details?: readonly (string | readonly [name: string, meaning: string])[];
  readonly example?: string;
}

interface WithStore {
  /** True if the command creates missing tables. All other commands need an existing database. */
  readonly makesTables?: boolean;
  run(office: Office, arguments_: Arguments): Promise<void>;
}

/** A command of this kind uses neither the database nor the file store, so it runs on any machine. */
interface WithoutStore {
  runAlone(print: Office['print'], arguments_: Arguments): Promise<void>;
}
