import type { StepAnswers } from '#engine/core/index.ts';

/**
 * A question: its entry in `.schema.json` and its entry in `.ui.json`. By default, title and noun are derived
 * from the question's name.
 */
export type Asked = readonly [schema: object, ui: object];

/** Returns a question with this widget and, optionally, further keys of its ui entry. */
export const asking = (widget: string, schema: object, ui: object = {}): Asked => [
  schema,
  { 'ui:widget': widget, ...ui },
];

/** Schemas and ui entries that many probes use. */
export const text = { type: 'string', maxLength: 60, pattern: '\\S' };
export const asText = { 'ui:widget': 'text' };
export const asNumber = { 'ui:widget': 'number' };
export const asDate = { 'ui:widget': 'date' };
export const asRadios = { 'ui:widget': 'radios' };

interface Questions {
  readonly [question: string]: Asked;
}

/** Returns the schema of a group or of a repeat row. */
export const objectOf = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

/** Returns one part of each question, by name: the schema (0) or the ui entry (1). */
const partOf = (questions: Questions, at: 0 | 1) =>
  Object.fromEntries(Object.entries(questions).map(([name, asked]) => [name, asked[at]]));

/** Returns a question that is a group of questions. */
export const groupOf = (questions: Questions, required: readonly string[], widget = 'group'): Asked =>
  asking(widget, objectOf(partOf(questions, 0), required), { fields: partOf(questions, 1) });

/** Returns a repeat. The first question of a row is required, and its answer is the name of the row. */
export function rowsOf(noun: string, questions: Questions, limits: object, ui: object = {}): Asked {
  const [first = ''] = Object.keys(questions);
  return asking(
    'rows',
    { type: 'array', ...limits, items: objectOf(partOf(questions, 0), [first]) },
    { noun, summary: `{{${first}}}`, ...ui, fields: partOf(questions, 1) },
  );
}

/** What differs between the form of a probe and the default form. */
export interface ProbeForm {
  readonly name: string;
  readonly asks: Questions;
  /** Questions of an earlier step (`first`). */
  readonly before?: Questions;
  /**
   * Additional keys of the form's `.schema.json`, of its `.ui.json`, of its step in `flow.json`, and of
   * `flow.json` itself.
   */
  readonly schema?: object;
  readonly ui?: object;
  readonly step?: object;
  readonly flow?: object;
  /** Steps after the one with the questions. */
  readonly after?: readonly object[];
  /**
   * Additional files (option lists, blocks, content, images) by path. A path that starts with `./` is relative
   * to the form's folder.
   */
  readonly files?: { readonly [path: string]: object | string };
  /** A hand-written page sends the form, because files and passwords are not stored with the other answers. */
  readonly hasOwnPage?: true;
}

/**
 * A feature of other form builders, with a form that implements it, answers that the form accepts and answers
 * that it rejects.
 */
export interface Probe extends ProbeForm {
  /** Other form builders that have the feature, with their names for it. */
  readonly elsewhere: string;
  /**
   * How the feature is written in `schemas/`, in short. Its code snippets must occur literally in the form's
   * files.
   */
  readonly written: string;
  /** Answers that the form accepts, as typed and, if different, as stored. */
  readonly taken: readonly [typed: StepAnswers, stored?: StepAnswers];
  /** Answers that the form rejects, and the expected error message at each question. */
  readonly refused: readonly [typed: StepAnswers, said: { readonly [question: string]: string }];
  /** Texts that the form's pages contain (`drawn`) or do not contain (`notDrawn`) before anything is answered. */
  readonly drawn?: readonly string[];
  readonly notDrawn?: readonly string[];
}

/**
 * A feature that is not supported, with a form that tries to use it and the error message of the schema check.
 */
export interface Refusal extends ProbeForm {
  readonly elsewhere: string;
  readonly said: string;
}

/** Probes by form id. */
export interface Probes {
  readonly [form: string]: Probe;
}
export interface Refusals {
  readonly [form: string]: Refusal;
}

/** The options of a list: only values, or values with a title or an object of further keys. */
type Options = readonly string[] | { readonly [value: string]: string | object };

/** Returns the files of option lists, by path. */
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
