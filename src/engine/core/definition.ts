import type { FieldSchema, FieldUi } from './field.ts';

/**
 * The format of a compiled flow, which the schema pipeline writes and the engine reads: references are
 * resolved, options are plain enums and conditions are named. Staff never write this format: they write
 * `schemas/` (see schemas/README.md), and `scripts/` compiles that to `src/generated/<flow>/flow.ts`.
 */

/**
 * The changes of a condition to a field set: further required fields, and for each changed field either
 * narrower limits or `false`, which hides the field.
 */
export interface Branch {
  readonly required?: readonly string[];
  readonly properties?: { readonly [field: string]: false | Partial<FieldSchema> };
}

/** A condition on a field set: the branch `then` applies while the answers match, `else` while they do not. */
export interface Condition {
  /**
   * Key of the validator that returns true when the answers match. With ":then" or ":else" appended, it is the
   * key of the validator for the fields that this branch narrows.
   */
  readonly if: string;
  readonly then?: Branch;
  readonly else?: Branch;
}

/**
 * Text inside a paragraph or heading, parsed at build time from the subset of Markdown that content files may
 * use.
 */
export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  /** A link. With `isFile` it downloads a file instead of opening a page in a tab. */
  | { readonly link: string; readonly text: readonly Inline[]; readonly isFile?: true };

/**
 * A link whose address the product does not know yet. `heading` is the heading above the link, if there is
 * nothing else under that heading.
 */
export interface AwaitedLink {
  readonly awaited: readonly Inline[];
  readonly heading?: readonly Inline[];
}

/** One block of prose: a heading, a paragraph, a list, or a link whose address is not known yet. */
export type Block =
  | AwaitedLink
  | { readonly heading: readonly Inline[] }
  | { readonly paragraph: readonly Inline[] }
  | { readonly list: readonly (readonly Inline[])[]; readonly ordered: boolean };

/** The fields of a step, a group or a repeat row. Field names are unique within the set. */
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
  /** The field sets of the groups and repeats in this set, by field name. */
  readonly fieldSets?: { readonly [name: string]: FieldSet };
  /**
   * The names of the answers outside this set that the set's conditions and rules refer to, and the relative
   * days in them, such as today-18y.
   */
  readonly dependencies?: readonly string[];
  /**
   * The computed fields, groups and repeats of this set, sorted so that each is computed after the fields it
   * depends on.
   */
  readonly computedOrder?: readonly string[];
  readonly sumIs?: { readonly fields: readonly string[]; readonly total: number };
  readonly atLeastOneOf?: readonly string[];
}

/**
 * What a step shows: fields (`form`), a page for each row of a repeat (`list`), prose, a quiz, the review of
 * all answers, or the last page after sending.
 */
export type StepKind = 'form' | 'list' | 'content' | 'quiz' | 'review' | 'end';

/** One screen of a flow. Only the kinds form, list and quiz have fields. */
export interface StepDefinition extends FieldSet {
  readonly id: string;
  readonly kind: StepKind;
  readonly title: string;
  /**
   * Route of the step; missing if all steps of the flow share one path, or if a hand-written page renders the
   * flow.
   */
  readonly path?: string;
  readonly header?: string;
  /** The name of an illustration above the text, which the component of `loadDrawing` draws. */
  readonly drawing?: string;
  /** How far the progress bar is filled on this step, in percent (0 to 100). */
  readonly progress?: number;
  /** Texts of the step's buttons. */
  readonly next?: string;
  readonly previous?: string;
  readonly submit?: string;
  /** Quiz only: the text of the main button until all questions on the page are answered correctly. */
  readonly checkAnswers?: string;
  /**
   * Key of the validator that decides whether the step is shown: the step is skipped while earlier answers do
   * not match.
   */
  readonly when?: string;
  /** The relative days, such as today-18y, that the condition `when` compares dates with. */
  readonly days?: readonly string[];
  /** When errors stop the user: `step` at the step's Next button, `submit` only when the answers are sent. */
  readonly check: 'step' | 'submit';
  /** The heading of the error summary; in a quiz, the hint that is shown while a question is unanswered. */
  readonly invalidMessage?: string;
  /** Quiz only: number of questions on one page. */
  readonly pageSize?: number;
  /** Prose above the fields of a step, or all that a content or end step shows. */
  readonly content?: readonly Block[];
}

/** Converts stored answers of the version before `version`. Staff write migrations in migrations.json. */
export type Migration =
  | { readonly version: number; readonly rename: string; readonly to: string }
  | { readonly version: number; readonly mapOption: string; readonly option: string; readonly to: string }
  /** Drops all answers to a question or, with `option`, only the answers that chose this option. */
  | { readonly version: number; readonly drop: string; readonly option?: string };

/** Who may send complete answers, how they are sent, and the page shown afterwards. */
export interface Submission {
  /**
   * Who may send answers: a logged-in student, anyone, or nobody for a questionnaire that only informs. Missing
   * if a hand-written page sends the answers.
   */
  readonly who?: 'student' | 'anyone' | 'nobody';
  /** Whether the next page opens at once or only after the server has accepted the answers. */
  readonly wait: 'at-once' | 'accepted';
  readonly go: string;
  /** The text shown when the answers could not be sent or the server did not accept them. */
  readonly refused?: string;
  /** `per-student`: each student may send answers once; `always`: a student may send new answers later. */
  readonly once?: 'always' | 'per-student';
  /**
   * The endpoint of another service, for forms whose answers are not sent to the product's own endpoint: its
   * path, the key of the student's id in the request body, and the keys of the answers that the endpoint
   * requires.
   */
  readonly to?: { readonly path: string; readonly student: string; readonly keys: readonly string[] };
}

/** A questionnaire as data: its steps in order, who may answer, and what happens to the answers. */
export interface FlowDefinition {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** A noun for the sent answers, used after "your": "your application". */
  readonly noun?: string;
  readonly access: 'public' | 'student';
  /** The frame that the page renders around the steps, such as a row of tabs. */
  readonly layout?: 'tabs';
  readonly path?: string;
  readonly header?: string;
  /** Path that the Back button of the first step leads to. */
  readonly back?: string;
  readonly draft?: { readonly days: number };
  /** The first and the last day on which answers are accepted, YYYY-MM-DD. Both days are included. */
  readonly opens?: string;
  readonly closes?: string;
  /** Default answers from the student's account, by question, as templates: "{{first_name}} {{last_name}}". */
  readonly prefill?: { readonly [question: string]: string };
  /** The migrations of stored answers, in the order in which they are applied. */
  readonly migrations?: readonly Migration[];
  readonly steps: readonly StepDefinition[];
  readonly submit?: Submission;
}

/** The query parameter that names the step, for flows whose steps share one path. */
export const stepParameter = 'step';

/**
 * The query parameter with the index of the row (from 0), for repeats that show each row on a page of its own.
 */
export const rowParameter = 'row';

/**
 * Returns whether an address opens a later step of a shared path, or a repeat row. Such pages are not
 * prerendered.
 */
export const leadsInside = (query: URLSearchParams): boolean =>
  query.has(stepParameter) || query.has(rowParameter);

/** An error in the format that AJV leaves in a validator's `errors`. */
export interface ValidatorError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [key: string]: unknown };
}

/**
 * A validator precompiled by AJV: returns whether the data is valid and leaves the errors in its property
 * `errors`.
 */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

export interface PasswordStrength {
  /**
   * Returns whether a password is easy to guess for somebody who knows the given texts about the person, such
   * as the name.
   */
  readonly isGuessable: (password: string, known: readonly string[]) => boolean;
  /**
   * Loads the list of common passwords; until the list is loaded, no password counts as easy to guess. The
   * promise settles when the list is loaded or has taken too long to load. Returns undefined if there is
   * nothing to wait for.
   */
  readonly load?: () => Promise<unknown> | undefined;
}

/**
 * The precompiled validators by key. The key of a field set is the step's id followed by `.` and the names of
 * its groups and repeats; the keys of conditions are those in `when` and `if`.
 */
export type Validators = { readonly [key: string]: Validator | undefined };
