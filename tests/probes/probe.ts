import type { StepAnswers } from '#engine/core/index.ts';

/**
 * A question, with its entry in `.schema.json` and its entry in `.ui.json`. If the title or the noun is
 * missing, it is derived from the question's name.
 */
export type Asked = readonly [schema: object, ui: object];

export const asking = (widget: string, schema: object, ui: object = {}): Asked => [
  schema,
  { 'ui:widget': widget, ...ui },
];

export const text = { type: 'string', maxLength: 60, pattern: '\\S' };
export const asText = { 'ui:widget': 'text' };
export const asNumber = { 'ui:widget': 'number' };
export const asDate = { 'ui:widget': 'date' };
export const asRadios = { 'ui:widget': 'radios' };

interface Questions {
  readonly [question: string]: Asked;
}

const objectOf = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

/**
 * Returns the `.schema.json` entries of the questions if `at` is 0, and their `.ui.json` entries if it is 1.
 */
const partOf = (questions: Questions, at: 0 | 1) =>
  Object.fromEntries(Object.entries(questions).map(([name, asked]) => [name, asked[at]]));

export const groupOf = (questions: Questions, required: readonly string[], widget = 'group'): Asked =>
  asking(widget, objectOf(partOf(questions, 0), required), { fields: partOf(questions, 1) });

/** Returns a question with rows. The first question of each row is required, and its answer names the row. */
export function rowsOf(noun: string, questions: Questions, limits: object, ui: object = {}): Asked {
  const [first = ''] = Object.keys(questions);
  return asking(
    'rows',
    { type: 'array', ...limits, items: objectOf(partOf(questions, 0), [first]) },
    { noun, summary: `{{${first}}}`, ...ui, fields: partOf(questions, 1) },
  );
}

export interface ProbeForm {
  readonly name: string;
  readonly asks: Questions;
  /** The questions of an earlier step, whose id is `first`. */
  readonly before?: Questions;
  /**
   * The next four objects contain additional keys: for the form's `.schema.json`, for its `.ui.json`, for its
   * step in `flow.json`, and for `flow.json` itself.
   */
  readonly schema?: object;
  readonly ui?: object;
  readonly step?: object;
  readonly flow?: object;
  readonly after?: readonly object[];
  readonly files?: { readonly [path: string]: object | string };
  /**
   * Whether a hand-written page sends the form. Forms with files or passwords need such a page, because files
   * and passwords are not stored with the other answers.
   */
  readonly hasOwnPage?: true;
}

export interface Probe extends ProbeForm {
  readonly elsewhere: string;
  /**
   * Explains how to write the feature in `schemas/`. The form's files must contain the code snippets in this
   * explanation literally.
   */
  readonly written: string;
  /**
   * Answers that the form accepts, as they are typed. The second entry contains the stored values if they
   * differ from the typed ones.
   */
  readonly taken: readonly [typed: StepAnswers, stored?: StepAnswers];
  /** Answers that the form rejects, and the expected error message of each question. */
  readonly refused: readonly [typed: StepAnswers, said: { readonly [question: string]: string }];
  /**
   * Texts that the form's pages must contain (`drawn`) or must not contain (`notDrawn`) before any question
   * is answered.
   */
  readonly drawn?: readonly string[];
  readonly notDrawn?: readonly string[];
}

/**
 * Describes a form that tries to use an unsupported feature. `said` is the schema check's message about the
 * form.
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

/** An option list: either its values, or a map from each value to a title or to an object with other keys. */
type Options = readonly string[] | { readonly [value: string]: string | object };

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
