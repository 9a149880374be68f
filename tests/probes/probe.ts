import type { StepAnswers } from '#engine/core/index.ts';

/** A question: what its `.schema.json` says, and what its `.ui.json`. Title and noun are its name where none are said. */
export type Asked = readonly [schema: object, ui: object];

/** A form as its folder says it, as far as it is not as all probes are. */
export interface ProbeForm {
  readonly name: string;
  readonly asks: { readonly [question: string]: Asked };
  /** The questions of a step before it. */
  readonly before?: { readonly [question: string]: Asked };
  /** What else its `.schema.json`, its `.ui.json`, its step in `flow.json` and that file say. */
  readonly schema?: object;
  readonly ui?: object;
  readonly step?: object;
  readonly flow?: object;
  /** Steps that come after it. */
  readonly after?: readonly object[];
  /** Lists, blocks, content and pictures, by their path; a form's own folder is `./`. */
  readonly files?: { readonly [path: string]: object | string };
  /** A page of the product sends it: files and passwords are not kept with the answers. */
  readonly hasOwnPage?: true;
}

/** Something that questionnaires elsewhere can do, and the form here that does it, with what it takes and refuses. */
export interface Probe extends ProbeForm {
  /** Which services have it, under which name. */
  readonly elsewhere: string;
  /** How it is written, in short: what is code in it stands in the form's files to the letter. */
  readonly written: string;
  /** Answers as they are typed, and as they are stored where that differs. */
  readonly taken: readonly [typed: StepAnswers, stored?: StepAnswers];
  /** Others, and what is said at each question. */
  readonly refused: readonly [typed: StepAnswers, said: { readonly [question: string]: string }];
  /** What stands in the pages of the form before anything is answered, and what does not. */
  readonly drawn?: readonly string[];
  readonly notDrawn?: readonly string[];
}

/** Something that cannot be written, a form that tries, and what the check says to that. */
export interface Refusal extends ProbeForm {
  readonly elsewhere: string;
  readonly said: string;
}

/** By the name of the form's folder. */
export interface Probes {
  readonly [form: string]: Probe;
}
export interface Refusals {
  readonly [form: string]: Refusal;
}

/** The options of a list: values that are their own titles, or values with a title or with more that is said of them. */
type Options = readonly string[] | { readonly [value: string]: string | object };

/** The files of lists, by their names. */
export const lists = (all: { readonly [list: string]: Options }) =>
  Object.fromEntries(
    Object.entries(all).map(([list, options]) => [`options/${list}.json`, listOf(list, options)]),
  );

function listOf(list: string, options: Options) {
  const entries = Object.entries(options).map(([value, said]) => ({
    const: value,
    title: value,
    ...(typeof said === 'string' ? { title: said } : said),
  }));
  const answers = Array.isArray(options) ? { enum: options } : { oneOf: entries };
  return { $schema: '../meta/options.schema.json', title: list, type: 'string', ...answers };
}
