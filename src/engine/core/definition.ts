import type { FieldSchema, FieldUi } from './field.ts';

/**
 * The format of a compiled flow, which the schema pipeline writes and the engine reads: references are
 * resolved, options are plain enums and conditions are named. Staff never write this format: they write
 * `schemas/` (see schemas/README.md), and `scripts/` compiles that to `src/generated/<flow>/flow.ts`.
 */

/**
 * What a condition changes in a field set: `required` lists additional required fields; `properties` has, for
 * each changed field, either narrower limits or `false`, which hides the field.
 */
export interface Branch {
  readonly required?: readonly string[];
  readonly properties?: { readonly [field: string]: false | Partial<FieldSchema> };
}

/**
 * A condition on a field set: the changes in `then` apply while the answers match, those in `else` while the
 * answers do not match.
 */
export interface Condition {
  /**
   * Key of the validator that returns true if the answers match. With ":then" or ":else" appended, this is
   * the key of the validator for the fields that `then` or `else` narrows.
   */
  readonly if: string;
  readonly then?: Branch;
  readonly else?: Branch;
}

/** A piece of text inside a paragraph or heading, parsed at build time from the Markdown of content files. */
export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  /** A link. With `isFile`, the link downloads a file instead of opening a page in a new tab. */
  | { readonly link: string; readonly text: readonly Inline[]; readonly isFile?: true };

/**
 * A link to an address that the product does not know yet. `heading` is set if this link is all that stands
 * under its heading, so that both can be left out together.
 */
export interface AwaitedLink {
  readonly awaited: readonly Inline[];
  readonly heading?: readonly Inline[];
}

export type Block =
  | AwaitedLink
  | { readonly heading: readonly Inline[] }
  | { readonly paragraph: readonly Inline[] }
  | { readonly list: readonly (readonly Inline[])[]; readonly ordered: boolean };

/** The fields of a step, a group or a repeat row. Field names are unique within one field set. */
export interface FieldSet {
  readonly fields?: { readonly [name: string]: FieldSchema };
  readonly required?: readonly string[];
  readonly conditions?: readonly Condition[];
  readonly ui?: { readonly [name: string]: FieldUi };
  readonly groups?: readonly {
    readonly legend: string;
    readonly text?: string;
    readonly fields: readonly string[];
  }[];
  /** The field sets of the groups and repeats among these fields, by field name. */
  readonly fieldSets?: { readonly [name: string]: FieldSet };
  /**
   * The names of the answers from outside this field set (earlier steps, or the surrounding groups) that its
   * conditions and rules read, and the relative days that they compare with, such as today-18y.
   */
  readonly dependencies?: readonly string[];
  /**
   * The computed fields, groups and repeats of this field set, in the order in which they are computed: each
   * comes after the fields that it depends on.
   */
  readonly computedOrder?: readonly string[];
  readonly sumIs?: { readonly fields: readonly string[]; readonly total: number };
  readonly atLeastOneOf?: readonly string[];
}

/**
 * What a step shows: fields (`form`), the rows of a repeat with a page for each row (`list`), text without
 * fields (`content`), a `quiz`, the `review` of all answers, or the last page after sending (`end`).
 */
export type StepKind = 'form' | 'list' | 'content' | 'quiz' | 'review' | 'end';

/** One screen of a flow. Only steps of the kinds form, list and quiz have fields. */
export interface StepDefinition extends FieldSet {
  readonly id: string;
  readonly kind: StepKind;
  readonly title: string;
  /**
   * Path of the step's page. Missing if all steps of the flow share the path of the flow, or if a
   * hand-written page renders the flow.
   */
  readonly path?: string;
  readonly header?: string;
  /**
   * Name of a decorative illustration above the text. `loadDrawing` of the environment loads the component
   * that draws it.
   */
  readonly drawing?: string;
  /** How far the progress bar is filled on this step, in per cent (0 to 100). */
  readonly progress?: number;
  /** Labels of the step's buttons. */
  readonly next?: string;
  readonly previous?: string;
  readonly submit?: string;
  /** Quiz only: the label of the main button until all questions on the page are answered correctly. */
  readonly checkAnswers?: string;
  /**
   * Key of the validator for the condition on earlier answers: the step is skipped while this validator
   * returns false.
   */
  readonly when?: string;
  /** The relative days, such as today-18y, with which the condition `when` compares dates. */
  readonly days?: readonly string[];
  /**
   * When invalid answers stop the user: `step` at the Next button of this step, `submit` only at the button
   * that sends all answers.
   */
  readonly check: 'step' | 'submit';
  /** The heading of the error summary. In a quiz, the hint while a question is unanswered. */
  readonly invalidMessage?: string;
  /** Quiz only: number of questions on one page. */
  readonly pageSize?: number;
  /** The text above the fields; in steps of the kinds content and end, all that the step shows. */
  readonly content?: readonly Block[];
}

/**
 * A change to answers that were stored for a version older than `version`. Staff write migrations in
 * migrations.json.
 */
export type Migration =
  | { readonly version: number; readonly rename: string; readonly to: string }
  | { readonly version: number; readonly mapOption: string; readonly option: string; readonly to: string }
  /** Drops all answers to a question or, with `option`, only its answers with this option. */
  | { readonly version: number; readonly drop: string; readonly option?: string };

/** How complete answers are sent: who may send them, to where, and which page is shown afterwards. */
export interface Submission {
  /**
   * Who may send answers: a logged-in student, anyone, or nobody (the questionnaire only informs). Missing if
   * a hand-written page sends the answers.
   */
  readonly who?: 'student' | 'anyone' | 'nobody';
  /** When the next page opens: immediately, or only after the server has accepted the answers. */
  readonly wait: 'at-once' | 'accepted';
  readonly go: string;
  /** The text shown if the answers could not be sent or the server rejected them. */
  readonly refused?: string;
  /** How often a student may send answers: once (`per-student`), or again at any time (`always`). */
  readonly once?: 'always' | 'per-student';
  /**
   * The endpoint of another service, if the answers are not sent to the product's own endpoint: its path, the
   * key of the student's id in the request body, and the keys of the answers that the endpoint requires.
   */
  readonly to?: { readonly path: string; readonly student: string; readonly keys: readonly string[] };
}

/** A questionnaire as data: its steps in order, who may answer, and where the answers are sent. */
export interface FlowDefinition {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** A noun for the sent answers, such as "application", for texts such as "your application". */
  readonly noun?: string;
  readonly access: 'public' | 'student';
  /**
   * The page layout around the form: with `tabs`, the product's row of tabs. By default, a page without tabs.
   */
  readonly layout?: 'tabs';
  readonly path?: string;
  readonly header?: string;
  /** Path that the Back button of the first step leads to. */
  readonly back?: string;
  readonly draft?: { readonly days: number };
  /** The first and the last day on which the server accepts answers, YYYY-MM-DD, both inclusive. */
  readonly opens?: string;
  readonly closes?: string;
  /**
   * Default answers from the student's account: by question, a template such as "{{first_name}}
   * {{last_name}}".
   */
  readonly prefill?: { readonly [question: string]: string };
  /** Migrations of stored answers, in the order in which the engine applies them. */
  readonly migrations?: readonly Migration[];
  readonly steps: readonly StepDefinition[];
  readonly submit?: Submission;
}

/** The query parameter with the id of the step, in flows with one path for all steps. */
export const stepParameter = 'step';

/** The query parameter with the index of a repeat row (from 0), in repeats with a page for each row. */
export const rowParameter = 'row';

/**
 * Returns whether an address opens a later step or a repeat row instead of the form's first page. All of
 * these share one path, but only the first page is prerendered.
 */
export const leadsInside = (query: URLSearchParams): boolean =>
  query.has(stepParameter) || query.has(rowParameter);

/** A validation error as AJV reports it in a validator's `errors`. */
export interface ValidatorError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [key: string]: unknown };
}

/**
 * A validator precompiled by AJV. Returns whether the data is valid, and stores the errors in its property
 * `errors`.
 */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

export interface GuessablePasswordCheck {
  /**
   * Returns whether a password is easy to guess, for example because it is little more than one of the
   * `known` texts, such as the person's name.
   */
  readonly isGuessable: (password: string, known: readonly string[]) => boolean;
  /**
   * Loads the list of common passwords. Until the list is loaded, no password counts as easy to guess. The
   * promise settles when the list is loaded or the time limit has passed; undefined if nothing needs loading.
   */
  readonly load?: () => Promise<unknown> | undefined;
}

/**
 * The precompiled validators by key. A validator of a field set has the id of the step as its key, followed
 * by the names of groups and repeats (`family.members`); a validator of a condition has the key in its `if`
 * or `when`.
 */
export type Validators = { readonly [key: string]: Validator | undefined };
