import type { StepAnswers } from '#engine/core/index.ts';

/** A question's entries in `.schema.json` and `.ui.json`. Title and noun default to its name. */
export type Asked = readonly [schema: object, ui: object];

/** A question with this widget, and other keys of its ui entry. */
export const asking = (widget: string, schema: object, ui: object = {}): Asked => [
  schema,
  { 'ui:widget': widget, ...ui },
];

/** Schemas and ui entries of common questions. */
export const text = { type: 'string', maxLength: 60, pattern: '\\S' };
export const asText = { 'ui:widget': 'text' };
export const asNumber = { 'ui:widget': 'number' };
export const asDate = { 'ui:widget': 'date' };
export const asRadios = { 'ui:widget': 'radios' };

interface Questions {
  readonly [question: string]: Asked;
}

/** The schema of a group or a row. */
export const objectOf = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

/** One part of each question: its schema (0), or its ui entry (1). */
const partOf = (questions: Questions, at: 0 | 1) =>
  Object.fromEntries(Object.entries(questions).map(([name, asked]) => [name, asked[at]]));

/** A group of questions. */
export const groupOf = (questions: Questions, required: readonly string[], widget = 'group'): Asked =>
  asking(widget, objectOf(partOf(questions, 0), required), { fields: partOf(questions, 1) });

/** A repeat. The first question of a row is required and names the row. */
export function rowsOf(noun: string, questions: Questions, limits: object, ui: object = {}): Asked {
  const [first = ''] = Object.keys(questions);
  return asking(
    'rows',
    { type: 'array', ...limits, items: objectOf(partOf(questions, 0), [first]) },
    { noun, summary: `{{${first}}}`, ...ui, fields: partOf(questions, 1) },
  );
}

/** The parts of a form that differ from the defaults of all probes. */
export interface ProbeForm {
  readonly name: string;
  readonly asks: Questions;
  /** The questions of an earlier step. */
  readonly before?: Questions;
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
