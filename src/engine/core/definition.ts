import type { FieldSchema, FieldUi } from './field.ts';

/**
 * The format of a compiled flow. Staff write `schemas/` (see schemas/README.md), which `scripts/` compiles to
 * `src/generated/<flow>/flow.ts`. A compiled flow contains no `$ref`, and its options are plain enums.
 */

/**
 * What a condition changes: `required` adds required fields, and `properties` narrows the schemas of fields,
 * or hides a field with `false`.
 */
export interface Branch {
  readonly required?: readonly string[];
  readonly properties?: { readonly [field: string]: false | Partial<FieldSchema> };
}

export interface Condition {
  /**
   * The key of the validator that decides which branch applies: `then` if it returns true, otherwise `else`.
   * With ":then" or ":else" appended, this is the key of the validator for the fields whose schemas the
   * branch narrows.
   */
  readonly if: string;
  readonly then?: Branch;
  readonly else?: Branch;
}

/** Inline text from Markdown, which is parsed at build time. */
export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  /** With `isFile`, the link downloads a file instead of opening a page in a new tab. */
  | { readonly link: string; readonly text: readonly Inline[]; readonly isFile?: true };

/**
 * A link whose address is not known yet. If nothing but the link is below a heading, `heading` is this
 * heading, so that a page without the link can leave out both.
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
  readonly fieldSets?: { readonly [name: string]: FieldSet };
  /**
   * What conditions and rules read from outside this field set: the names of answers in earlier steps and
   * surrounding groups, and relative days such as today-18y.
   */
  readonly dependencies?: readonly string[];
  /** The names of computed fields, groups and repeats. Each name comes after the names that it depends on. */
  readonly computedOrder?: readonly string[];
  readonly sumIs?: { readonly fields: readonly string[]; readonly total: number };
  readonly atLeastOneOf?: readonly string[];
}

/**
 * `list` is a repeat with a page for each row, `content` is text without fields, `end` comes after sending.
 */
export type StepKind = 'form' | 'list' | 'content' | 'quiz' | 'review' | 'end';

export interface StepDefinition extends FieldSet {
  readonly id: string;
  readonly kind: StepKind;
  readonly title: string;
  /**
   * The path is missing if all steps share the flow's path, or if a hand-written React page renders the flow.
   */
  readonly path?: string;
  readonly header?: string;
  /**
   * The name of a decorative illustration. The environment's `loadDrawing` loads the component that shows it.
   */
  readonly drawing?: string;
  /** How full the progress bar is on this step, in per cent. */
  readonly progress?: number;
  readonly next?: string;
  readonly previous?: string;
  readonly submit?: string;
  /** In a quiz, this is the main button's label until all questions on the page are answered correctly. */
  readonly checkAnswers?: string;
  /** The key of a validator of earlier answers. The step is skipped while this validator returns false. */
  readonly when?: string;
  /** The relative days that `when` reads, such as today-18y. */
  readonly days?: readonly string[];
  /**
   * Where invalid answers stop the user: at this step's Next button (`step`), or only at the button that
   * sends all answers (`submit`).
   */
  readonly check: 'step' | 'submit';
  /** The heading of the error summary or, in a quiz, the hint while a question is unanswered. */
  readonly invalidMessage?: string;
  /** The number of questions on each page of a quiz. */
  readonly pageSize?: number;
  readonly content?: readonly Block[];
}

/**
 * A change to answers that were stored with a form version before `version`. Staff write migrations in
 * migrations.json.
 */
export type Migration =
  | { readonly version: number; readonly rename: string; readonly to: string }
  | { readonly version: number; readonly mapOption: string; readonly option: string; readonly to: string }
  /** Deletes the answers to the question `drop`. With `option`, deletes only answers with that option. */
  | { readonly version: number; readonly drop: string; readonly option?: string };

export interface Submission {
  /**
   * With `nobody`, the form only shows information and is not sent. `who` is missing if a hand-written React
   * page sends the answers.
   */
  readonly who?: 'student' | 'anyone' | 'nobody';
  /** When the next page opens: immediately (`at-once`), or only after the server has accepted the answers. */
  readonly wait: 'at-once' | 'accepted';
  readonly go: string;
  /** The text shown if the answers could not be sent or were rejected. */
  readonly refused?: string;
  readonly once?: 'always' | 'per-student';
  /**
   * The form's own endpoint, which replaces the general one and has its own request format. `student` is the
   * key of the student's id in the request body. `keys` lists the questions whose answers the endpoint
   * requires.
   */
  readonly to?: { readonly path: string; readonly student: string; readonly keys: readonly string[] };
}

export interface FlowDefinition {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** A noun for the sent answers, as in "your application". */
  readonly noun?: string;
  readonly access: 'public' | 'student';
  readonly layout?: 'tabs';
  readonly path?: string;
  readonly header?: string;
  readonly back?: string;
  readonly draft?: { readonly days: number };
  /** The first and last day on which the server accepts answers, YYYY-MM-DD. */
  readonly opens?: string;
  readonly closes?: string;
  /**
   * Templates that prefill questions from the account, by question. Example: "{{first_name}} {{last_name}}".
   */
  readonly prefill?: { readonly [question: string]: string };
  readonly migrations?: readonly Migration[];
  readonly steps: readonly StepDefinition[];
  readonly submit?: Submission;
}

/** The query parameter with the step's id, for flows whose steps share one path. */
export const stepParameter = 'step';

/** The query parameter with the index of a repeat row. The first row has the index 0. */
export const rowParameter = 'row';

/** Returns true if an address opens a later step or a row. Pages at these addresses are not prerendered. */
export const leadsInside = (query: URLSearchParams): boolean =>
  query.has(stepParameter) || query.has(rowParameter);

export interface ValidatorError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [key: string]: unknown };
}

export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

export interface GuessablePasswordCheck {
  readonly isGuessable: (password: string, known: readonly string[]) => boolean;
  /**
   * Loads the list of common passwords. Until it is loaded, no password counts as easy to guess. The promise
   * also settles after a time limit. Returns undefined if nothing needs loading.
   */
  readonly load?: () => Promise<unknown> | undefined;
}

/**
 * The validators of field sets and conditions. The key for a field set is the id of its step, followed by the
 * names of groups and repeats (`family.members`). The key for a condition is the condition's `if` or the
 * step's `when`.
 */
export type Validators = { readonly [key: string]: Validator | undefined };
