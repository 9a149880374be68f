import type { JSONPath, Node } from 'jsonc-parser';
import type { Flow } from '#engine/core/index.ts';
import type { Verdict } from '../diff/verdict.ts';
import type { Finding, TextFile } from './finding.ts';

/**
 * A product's folders, and its extensions of the engine. The commands load it from the module that package.json maps to
 * `#product`, or from the `product` export of `--product <file>`.
 */
export interface Product {
  /** The folder that staff edit. */
  readonly schemas: string;
  /** The folder of the generated code. */
  readonly generated: string;
  /** The folder of the engine's meta schemas, unless the schemas folder contains a copy as `meta`. */
  readonly meta?: string;
  /** The product's own files at the top of the schemas folder, with their meta schemas: "portal.json": "portal". */
  readonly files?: { readonly [file: string]: string };
  readonly constants?: Constants;
  readonly addresses?: Addresses;
  /** Forms that the product's code depends on. */
  readonly forms?: { readonly [form: string]: KnownForm };
  /** Facts about the person who fills in a form, by the names that `prefill` may use. */
  readonly facts?: readonly string[];
  readonly drawings?: readonly string[];
  /** The product's own rules, applied after the engine's (check/rules/all.ts). */
  readonly rules?: readonly ((source: Source) => Iterable<Finding>)[];
  /** Additional generated files, by path relative to the generated folder. */
  readonly generate?: (source: Source) => ReadonlyMap<string, string>;
  /** The verdicts on changes of the product's own files. */
  readonly changes?: (before: Source, after: Source) => Iterable<Verdict>;
  /** The password checker, if a form asks for a password. */
  readonly passwordStrength?: (source: Source) => Flow['passwordStrength'];
  /** Plausible answers by widget, the likeliest first: for samples that `schemas:fix` fills in. */
  readonly likelyAnswers?: { readonly [widget: string]: readonly string[] };
  /** The language of country names, as a BCP 47 tag: "fr". The default is English. */
  readonly language?: string;
  readonly exportCommand?: (form: string) => string;
  /** The day on which its forms are checked, YYYY-MM-DD; the default is today in UTC. */
  readonly today?: () => string;
}

/** The file of texts and numbers that other texts interpolate: {{product}}. Its `forms` sets the order of the forms. */
interface Constants {
  readonly file: string;
  /** The message to staff if it is missing. */
  readonly missing: string;
  /** The text that replaces the value of a placeholder. */
  readonly unknown: string;
  /** Names that are replaced for each reader, and which texts of the file may contain them. */
  readonly facts?: {
    readonly names: readonly string[];
    readonly isAllowedAt: (path: Path) => boolean;
    /** The message to staff, after the name, if any other text contains it. */
    readonly elsewhere: string;
  };
}

interface Addresses {
  readonly pages: readonly string[];
  /** The first path segments that a server handles itself. */
  readonly reserved: readonly string[];
}

interface KnownForm {
  /** Whether a hand-written page shows the form and sends it. */
  readonly hasOwnPage: boolean;
  /** The address at which other pages link to the form; one of the form's own. */
  readonly address?: string;
  /** The answers that code reads by name, by step: always given, asked but possibly empty, or possibly not asked. */
  readonly answers: { readonly [step: string]: NeededAnswers };
}

export type NeededAnswers = { readonly [question: string]: 'given' | 'asked' | 'optional' };

/** The path of a node in its file: keys and array indexes from the root. */
export type Path = JSONPath;

export interface JsonFile<T = unknown> extends TextFile {
  readonly tree: Node;
  readonly value: T;
}

/** All files of a product's schemas folder, with the position of every JSON node. */
export interface Source {
  readonly product: Product;
  readonly json: ReadonlyMap<string, JsonFile>;
  readonly markdown: ReadonlyMap<string, TextFile>;
  readonly images: ReadonlyMap<string, Buffer>;
  /** Any other files. */
  readonly others: readonly string[];
  /** Unreadable files; they are in none of the maps. */
  readonly unreadable: ReadonlySet<string>;
  /** Findings from reading: unreadable files, and syntax errors that were fixed in memory to read the rest. */
  readonly findings: readonly Finding[];
}

export const todayOf = ({ today = () => new Date().toISOString().slice(0, 10) }: Product): string => today();
