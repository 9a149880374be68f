import type { StepAnswers } from '#engine/core/index.ts';

/**
 * A question: its entries in `.schema.json` and `.ui.json`. Without a title and noun, both are derived from the
 * question's name.
 */
export type Asked = readonly [schema: object, ui: object];

/** Returns a question with this widget and, if given, other keys of its ui entry. */
export const asking = (widget: string, schema: object, ui: object = {}): Asked => [
  schema,
  { 'ui:widget': widget, ...ui },
];

/** Schemas and ui entries that many probes share. */
export const text = { type: 'string', maxLength: 60, pattern: '\\S' };
export const asText = { 'ui:widget': 'text' };
export const asNumber = { 'ui:widget': 'number' };
export const asDate = { 'ui:widget': 'date' };
export const asRadios = { 'ui:widget': 'radios' };

interface Questions {
  readonly [question: string]: Asked;
}

/** Returns the schema of a group or of a repeat's row. */
export const objectOf = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

/** Returns the schema (0) or the ui entry (1) of each question, by the question's name. */
const partOf = (questions: Questions, at: 0 | 1) =>
  Object.fromEntries(Object.entries(questions).map(([name, asked]) => [name, asked[at]]));

export const groupOf = (questions: Questions, required: readonly string[], widget = 'group'): Asked =>
  asking(widget, objectOf(partOf(questions, 0), required), { fields: partOf(questions, 1) });

/** Returns a repeat. The first question of each row is required, and its answer names the row. */
export function rowsOf(noun: string, questions: Questions, limits: object, ui: object = {}): Asked {
  const [first = ''] = Object.keys(questions);
  return asking(
    'rows',
    { type: 'array', ...limits, items: objectOf(partOf(questions, 0), [first]) },
    { noun, summary: `{{${first}}}`, ...ui, fields: partOf(questions, 1) },
  );
}

/** How a probe's form differs from the default form. */
export interface ProbeForm {
  readonly name: string;
  readonly asks: Questions;
  /** The questions of an earlier step, `first`. */
  readonly before?: Questions;
  /**
   * Additional keys of the form's `.schema.json`, of its `.ui.json`, of its step in `flow.json`, and of `flow.json`
   * itself.
   */
  readonly schema?: object;
  readonly ui?: object;
  readonly step?: object;
  readonly flow?: object;
  /** Steps after the one with the questions. */
  readonly after?: readonly object[];
  /**
   * Additional files (option lists, blocks, content, images) by path. Paths that start with `./` are relative to the
   * form's folder.
   */
  readonly files?: { readonly [path: string]: object | string };
  /**
   * Whether a hand-written page sends the form. Forms with files or passwords need such a page, because files
   * and passwords are not stored with the other answers.
   */
  readonly hasOwnPage?: true;
}

/**
 * A feature of other form builders, with a form that uses it, answers that the form accepts, and answers that the form
 * rejects.
 */
export interface Probe extends ProbeForm {
  /** The other form builders that have the feature, with their names for it. */
  readonly elsewhere: string;
  /**
   * A short text about how to write the feature in `schemas/`. The form's files must contain the text's code
   * snippets literally.
   */
  readonly written: string;
  /** Answers that the form accepts, as typed and, if that differs, as stored. */
  readonly taken: readonly [typed: StepAnswers, stored?: StepAnswers];
  /** Answers that the form rejects, and the expected error message of each question. */
  readonly refused: readonly [typed: StepAnswers, said: { readonly [question: string]: string }];
  /**
   * Texts that the form's pages must contain (`drawn`) or must not contain (`notDrawn`) before anything is answered.
   */
  readonly drawn?: readonly string[];
  readonly notDrawn?: readonly string[];
}

/**
 * A feature that the engine does not support, with a form that tries to use it and the schema check's error message.
 */
export interface Refusal extends ProbeForm {
  readonly elsewhere: string;
  readonly said: string;
}

export interface Probes {
  readonly [form: string]: Probe;
}
export interface Refusals {
  readonly [form: string]: Refusal;
}

/** An option list: values only, or values with a title or with an object of other keys. */
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
