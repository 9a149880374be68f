import type { JSONPath, Node } from 'jsonc-parser';
import type { Flow } from '#engine/core/index.ts';
import type { Verdict } from '../diff/verdict.ts';
import type { Finding, TextFile } from './finding.ts';

/**
 * What a product adds to the engine: its folders, and what is its own in them. The commands take it from the module
 * that package.json calls `#product`, or from that of `--product <file>`, which exports it as `product`.
 */
export interface Product {
  /** The folder that staff write. */
  readonly schemas: string;
  /** The folder that is made from it. */
  readonly generated: string;
  /** The folder of the engine's meta schemas, where the schemas folder holds no copy of them, as `meta`. */
  readonly meta?: string;
  /** Files of its own at the top of the schemas folder, with the meta schema of each: "portal.json": "portal". */
  readonly files?: { readonly [file: string]: string };
  readonly constants?: Constants;
  readonly addresses?: Addresses;
  /** Forms that its code knows. */
  readonly forms?: { readonly [form: string]: KnownForm };
  /** What it knows of the person who fills in a form, by the names that `prefill` may say. */
  readonly facts?: readonly string[];
  /** The pictures that its steps may name. */
  readonly drawings?: readonly string[];
  /** What else can be wrong. It is asked for after the engine's own rules (check/rules/all.ts). */
  readonly rules?: readonly ((source: Source) => Iterable<Finding>)[];
  /** What it generates beside what comes from the forms, by the path below its folder. */
  readonly generate?: (source: Source) => ReadonlyMap<string, string>;
  /** What it says of a change of its own files. */
  readonly changes?: (before: Source, after: Source) => Iterable<Verdict>;
  /** Which passwords are easy to guess, where a form asks for one. */
  readonly passwordStrength?: (source: Source) => Flow['passwordStrength'];
  /** What a person of its country may answer, by widget, the likeliest first: for samples that `schemas:fix` fills in. */
  readonly likelyAnswers?: { readonly [widget: string]: readonly string[] };
  /** In which countries are named, as browsers call it: "fr". English where it says none. */
  readonly language?: string;
  /** How the answers to a form are brought out of its database. */
  readonly exportCommand?: (form: string) => string;
  /** The day on which its forms are checked, YYYY-MM-DD; that of UTC where it says none. */
  readonly today?: () => string;
}

/** The file of texts and numbers that other texts name: {{product}}. Its `forms` say in which order forms come. */
interface Constants {
  readonly file: string;
  /** What staff read where it is missing. */
  readonly missing: string;
  /** What stands in the place of a value that is only a placeholder. */
  readonly unknown: string;
  /** Names in it that stand for something else with each reader, and which of its texts may hold them. */
  readonly facts?: {
    readonly names: readonly string[];
    readonly isAllowedAt: (path: Path) => boolean;
    /** What staff read where another text holds one, after its name. */
    readonly elsewhere: string;
  };
}

interface Addresses {
  /** Those of pages that are no steps of a form. */
  readonly pages: readonly string[];
  /** The first part of those that a server answers itself. */
  readonly reserved: readonly string[];
}

interface KnownForm {
  /** A page of its own shows the form and sends it. */
  readonly hasOwnPage: boolean;
  /** Pages lead to the form at this address, which is among theirs. */
  readonly address?: string;
  /** The answers that code knows by their names, by step: given, asked for and maybe empty, or not even asked for. */
  readonly answers: { readonly [step: string]: NeededAnswers };
}

export type NeededAnswers = { readonly [question: string]: 'given' | 'asked' | 'optional' };

/** Where a node stands in its file: keys and array indexes from the root. */
export type Path = JSONPath;

export interface JsonFile<T = unknown> extends TextFile {
  readonly tree: Node;
  readonly value: T;
}

/** Everything under a product's schemas folder, as written, with the place of every node. */
export interface Source {
  readonly product: Product;
  readonly json: ReadonlyMap<string, JsonFile>;
  readonly markdown: ReadonlyMap<string, TextFile>;
  /** The pictures of the folder images, by their path. */
  readonly images: ReadonlyMap<string, Buffer>;
  /** Files that are none of these. */
  readonly others: readonly string[];
  /** Unreadable files, which are in no map. */
  readonly unreadable: ReadonlySet<string>;
  /** What was wrong with reading: of unreadable files, and slips that were fixed to read the rest. */
  readonly findings: readonly Finding[];
}

/** The day on which a product's forms are checked. */
export const todayOf = ({ today = () => new Date().toISOString().slice(0, 10) }: Product): string => today();
