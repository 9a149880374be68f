import type { JSONPath, Node } from 'jsonc-parser';
import type { Flow } from '#engine/core/index.ts';
import type { Verdict } from '../diff/verdict.ts';
import type { Finding, TextFile } from './finding.ts';

/**
 * A product, such as this portal, that uses the engine. Commands import it from the module that package.json
 * maps to `#product`, or from the `product` export of `--product <file>`.
 */
export interface Product {
  readonly schemas: string;
  readonly generated: string;
  /**
   * The folder of the engine's meta schemas. Needed unless the schemas folder contains a copy named `meta`.
   */
  readonly meta?: string;
  /**
   * The meta schema of each of the product's own files at the top of the schemas folder ("portal.json":
   * "portal").
   */
  readonly files?: { readonly [file: string]: string };
  readonly constants?: Constants;
  readonly addresses?: Addresses;
  readonly forms?: { readonly [form: string]: KnownForm };
  /** Names for facts about the person who fills in a form. `prefill` in flow.json refers to these names. */
  readonly facts?: readonly string[];
  readonly drawings?: readonly string[];
  /** The check applies these rules after the engine's (check/rules/all.ts). */
  readonly rules?: readonly ((source: Source) => Iterable<Finding>)[];
  /** Returns additional generated files, by path relative to the generated folder. */
  readonly generate?: (source: Source) => ReadonlyMap<string, string>;
  /** Returns verdicts on changes to the product's own files. */
  readonly changes?: (before: Source, after: Source) => Iterable<Verdict>;
  /**
   * Returns the check that recognizes passwords that are easy to guess. Required if a form asks for a
   * password.
   */
  readonly guessablePasswordCheck?: (source: Source) => Flow['guessablePasswordCheck'];
  /**
   * Likely answers for each widget, the likeliest first. `schemas:fix` fills in samples with these answers.
   */
  readonly likelyAnswers?: { readonly [widget: string]: readonly string[] };
  /** The language of country names, as a BCP 47 tag such as "fr"; English by default. */
  readonly language?: string;
  readonly exportCommand?: (form: string) => string;
  /** Returns today as YYYY-MM-DD; by default, the current date in UTC. */
  readonly today?: () => string;
}

/**
 * Describes the file of texts and numbers that other texts refer to by name, such as {{product}}. The file
 * also contains the list `forms`, which sets the order of the forms.
 */
interface Constants {
  readonly file: string;
  readonly missing: string;
  /** The text to show for a constant whose real value is not known yet. */
  readonly unknown: string;
  /**
   * `names` are placeholders whose values differ for each reader. Only texts at paths for which `isAllowedAt`
   * returns true can contain these placeholders.
   */
  readonly facts?: {
    readonly names: readonly string[];
    readonly isAllowedAt: (path: Path) => boolean;
    /**
     * If a text at any other path contains one of `names`, the check reports the name, followed by this text.
     */
    readonly elsewhere: string;
  };
}

interface Addresses {
  readonly pages: readonly string[];
  /** The first segments of the paths that the server handles itself, such as `api`. */
  readonly reserved: readonly string[];
}

interface KnownForm {
  readonly hasOwnPage: boolean;
  /** The address at which the site's other pages link to the form. The form must have this address. */
  readonly address?: string;
  /**
   * The answers that code reads by name, for each step. "given" answers are always present, "asked" ones may
   * be empty, and the form need not ask for "optional" ones.
   */
  readonly answers: { readonly [step: string]: NeededAnswers };
}

export type NeededAnswers = { readonly [question: string]: 'given' | 'asked' | 'optional' };

export type Path = JSONPath;

export interface JsonFile<T = unknown> extends TextFile {
  readonly tree: Node;
  readonly value: T;
}

export interface Source {
  readonly product: Product;
  readonly json: ReadonlyMap<string, JsonFile>;
  readonly markdown: ReadonlyMap<string, TextFile>;
  readonly images: ReadonlyMap<string, Buffer>;
  readonly others: readonly string[];
  /** The paths of files that could not be read. The maps above do not contain these files. */
  readonly unreadable: ReadonlySet<string>;
  /**
   * Findings about unreadable files, and about syntax errors that were fixed in memory so that the rest of
   * the file could be read.
   */
  readonly findings: readonly Finding[];
}

export const todayOf = ({ today = () => new Date().toISOString().slice(0, 10) }: Product): string => today();
