import type { StepAnswers } from '#engine/core/index.ts';

/** A question's entries in `.schema.json` and `.ui.json`. Title and noun default to its name. */
export type Asked = readonly [schema: object, ui: object];

/** A question with this widget, and other keys of its ui entry. */
export const asking = (widget: string, schema: object, ui: object = {}): Asked => [
  schema,
  { 'ui:widget': widget, ...ui },
];

/** The parts of a form that differ from the defaults of all probes. */
export interface ProbeForm {
  readonly name: string;
  readonly asks: { readonly [question: string]: Asked };
  /** The questions of an earlier step. */
  readonly before?: { readonly [question: string]: Asked };
  /** Additional keys of its `.schema.json`, its `.ui.json`, its step in `flow.json`, and `flow.json` itself. */
  readonly schema?: object;
  readonly ui?: object;
  readonly step?: object;
  readonly flow?: object;
  /** Later steps. */
  readonly after?: readonly object[];
  /** Lists, blocks, content and images, by path; `./` is the form's folder. */
  readonly files?: { readonly [path: string]: object | string };
  /** A hand-written page sends it, because files and passwords are not stored with the answers. */
  readonly hasOwnPage?: true;
}

/** A feature of other form builders, and a form that implements it here, with accepted and rejected answers. */
export interface Probe extends ProbeForm {
  /** The other form builders that have it, with their names for it. */
  readonly elsewhere: string;
  /** How it is written here, in short; its code snippets are literally in the form's files. */
  readonly written: string;
  /** Accepted answers as typed, and as stored if that differs. */
  readonly taken: readonly [typed: StepAnswers, stored?: StepAnswers];
  /** Rejected answers, and the message at each question. */
  readonly refused: readonly [typed: StepAnswers, said: { readonly [question: string]: string }];
  /** What the form's pages contain, or do not contain, before anything is answered. */
  readonly drawn?: readonly string[];
  readonly notDrawn?: readonly string[];
}

/** A feature that is not supported, a form that tries to use it, and the check's message. */
export interface Refusal extends ProbeForm {
  readonly elsewhere: string;
  readonly said: string;
}

/** By form id. */
export interface Probes {
  readonly [form: string]: Probe;
}
export interface Refusals {
  readonly [form: string]: Refusal;
}

/** The options of a list: plain values, or values with a title or with other keys. */
type Options = readonly string[] | { readonly [value: string]: string | object };

/** The files of option lists, by path. */
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
